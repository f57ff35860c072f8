import { LRUCache } from 'lru-cache';
import { languageFile } from '#domain/language/language-file.ts';
import { type Wording, wordingOf } from '#domain/language/wording.ts';
import { strapSource } from '#web/strap-plugins/strap-folders.ts';
import { codeNames } from '../page/load-page-code.ts';
import type { RouteData } from '../page/page-model.ts';
import { extendedFaces } from '../styles/extended-fonts.ts';
import { fontFiles } from '../styles/font-files.ts';
import type { BuildManifest } from './handle.ts';

/** The files that the head inlines or preloads, so that no request waits for a script to discover it. */
export type PageAssets = {
  entry: string;
  /** Files whose rules are already in `styleText`: linked but not fetched. */
  styles: string[];
  /** The page's CSS. Set on the server only: the browser already has it in the document. */
  styleText: string;
  /** Chunks of the entry and the straps. Set on the server only (see `startScript`). */
  modules: string[];
  fonts: string[];
  /** URLs of the chunks of the page's straps, by name; their styles are in `styleText`. */
  straps: Record<string, string>;
};

const ENTRY = 'web/src/app/entry-client.ts';

/** Without a manifest the development server serves sources, which load their styles and fonts themselves. */
export function pageAssets(manifest: BuildManifest | null, { site, model }: RouteData): PageAssets {
  if (!manifest) return { entry: `/${ENTRY}`, styles: [], styleText: '', modules: [], fonts: [], straps: {} };

  const { theme, config } = site.website;
  const { straps, ...code } = codeAssets(
    manifest,
    codeNames(site, model),
    wordingOf(config.display.language, site.locale),
  );
  return {
    ...code,
    styleText: code.styleText + extendedFaces(theme.fonts),
    fonts: fontFiles(theme.fonts),
    straps,
  };
}

type CodeAssets = Omit<PageAssets, 'fonts'>;

/** Pages with the same straps have the same code. */
const known = new WeakMap<BuildManifest, LRUCache<string, CodeAssets>>();
const KNOWN_MAX = 50;

function codeAssets(manifest: BuildManifest, names: readonly string[], wording: Wording): CodeAssets {
  const ofBuild = known.get(manifest) ?? new LRUCache({ max: KNOWN_MAX });
  known.set(manifest, ofBuild);
  const key = [wording, ...names].join(' ');
  const assets = ofBuild.get(key) ?? readCodeAssets(manifest, names, wording);
  ofBuild.set(key, assets);
  return assets;
}

function readCodeAssets(manifest: BuildManifest, names: readonly string[], wording: Wording): CodeAssets {
  const chunkUrl = (file: string) => `/${languageFile(file, wording)}`;
  const sources = sourcesOf(names);
  const chunks = reachable(manifest, [ENTRY, ...sources.values()]);
  const styles = new Map(
    chunks.flatMap(({ css = [], cssTexts = [] }) =>
      css.map((file, index): [string, string] => [file, cssTexts[index] ?? '']),
    ),
  );

  return {
    entry: chunkUrl(manifest[ENTRY]?.file ?? ''),
    styles: [...styles.keys()].map((file) => `/${file}`),
    styleText: [...styles.values()].join(''),
    modules: chunks.filter((chunk) => chunk !== manifest[ENTRY]).map(({ file }) => chunkUrl(file)),
    straps: Object.fromEntries(
      [...sources].flatMap(([name, source]) => {
        const chunk = manifest[source];
        return chunk ? [[name, chunkUrl(chunk.file)]] : [];
      }),
    ),
  };
}

/** The modules of straps by their names, without those that no folder or package has. */
function sourcesOf(names: readonly string[]): Map<string, string> {
  return new Map(
    names.flatMap((name): [string, string][] => {
      const source = strapSource(name);
      return source ? [[name, source]] : [];
    }),
  );
}

/** The chunks of the sources with everything they import, dependencies first. */
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
