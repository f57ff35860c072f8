import { strapSource } from '#web/strap-plugins/kit/registry.ts';
import { drawnNames } from '../page/load-drawn.ts';
import type { RouteData } from '../page/page-model.ts';

import { fontFiles } from '../styles/font-files.ts';
import type { BuildManifest } from './handle.ts';

/** What the head brings or names, so that nothing waits for a script to be found. */
export type PageAssets = {
  entry: string;
  /** Files whose rules `styleText` already holds: they are named, and not fetched. */
  styles: string[];
  /** The rules of the page. Only the server has them: the browser has the document. */
  styleText: string;
  /** What the entry and the straps are made of. Only the server has them (see `startScript`). */
  modules: string[];
  fonts: string[];
};

const ENTRY = 'web/src/app/entry-client.ts';

/** Without a manifest the development server serves sources, which bring their styles, and so the fonts, later by themselves. */
export function pageAssets(manifest: BuildManifest | null, { site, model }: RouteData): PageAssets {
  if (!manifest) return { entry: `/${ENTRY}`, styles: [], styleText: '', modules: [], fonts: [] };

  const sources = drawnNames(site, model)
    .map(strapSource)
    .filter((source) => source !== null);
  const chunks = reachable(manifest, [ENTRY, ...sources]);
  const styles = new Map(
    chunks.flatMap(({ css = [], cssTexts = [] }) =>
      css.map((file, index): [string, string] => [file, cssTexts[index] ?? '']),
    ),
  );

  return {
    entry: `/${manifest[ENTRY]?.file}`,
    styles: [...styles.keys()].map((file) => `/${file}`),
    styleText: [...styles.values()].join(''),
    modules: chunks.filter((chunk) => chunk !== manifest[ENTRY]).map((chunk) => `/${chunk.file}`),
    fonts: fontFiles(site.website.theme.fonts),
  };
}

/** The chunks behind the sources with everything they import, dependencies first. */
function reachable(manifest: BuildManifest, sources: readonly string[]): BuildManifest[string][] {
  const found = new Map<string, BuildManifest[string]>();
  const seen = new Set<string>();

  function visit(source: string): void {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(visit);
    found.set(source, chunk);
  }

  sources.forEach(visit);

  return [...found.values()];
}
