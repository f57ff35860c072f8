import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { phoneHeader } from '#web/src/templates/headers/phone-header.ts';
import { launchChromium } from './browser.ts';
import { compressed, isMapLibrary, loadedScripts } from './javascript.ts';
import { listedPages } from './listed-pages.ts';

/** What a page loads: kilobytes of brotli, those of its straps, and chunks of straps it does not show. */
export type PageWeight = {
  page: string;
  straps: number;
  kilobytes: number;
  ofStraps: number;
  foreign: string[];
};

type Manifest = Record<string, { file: string; src?: string }>;
type PageData = {
  site: { header: { name: string }; footer: { name: string } };
  model: { page: { id: string; hero: { name: string } | null; straps: { name: string }[] } };
};

/** The chunk of a strap or template, whose key is derived from its folder. */
const DEFINITION =
  /(strap)-plugins\/([^/]+)\/index\.ts$|templates\/(header|heroe|footer)s\/([^/]+)\/index\.ts$/;
/** Every page prefetches the page for lost connections. */
const ALWAYS = ['strap-error'];

/** Every stored page of a site, from its sitemap. */
export async function pageWeights(origin: string): Promise<PageWeight[]> {
  const keys = chunkKeys();
  const browser = await launchChromium();
  try {
    const weights = [];
    for (const url of await listedPages([origin])) weights.push(await weigh(browser, url, keys));

    return weights;
  } finally {
    await browser.close();
  }
}

export function printPageWeights(weights: readonly PageWeight[]): void {
  console.log(
    '\n| page | kinds of straps | JavaScript | of which its straps |\n| --- | ---: | ---: | ---: |',
  );
  for (const { page, straps, kilobytes, ofStraps } of weights) {
    console.log(`| ${page} | ${straps} | ${kilobytes.toFixed(1)} kB | ${ofStraps.toFixed(1)} kB |`);
  }
  console.log('');
}

/** Fetched by the browser, since Node does not resolve every name below localhost. */
async function read(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  const text = await (await page.goto(url))?.text();
  await page.close();

  return text ?? '';
}

async function weigh(browser: Browser, url: string, keys: Map<string, string>): Promise<PageWeight> {
  const { origin, host, pathname } = new URL(url);
  const { site, model }: PageData = JSON.parse(await read(browser, `${origin}/_data${pathname}`));
  const drawn = [
    site.header,
    site.footer,
    ...model.page.straps,
    ...(model.page.hero ? [model.page.hero] : []),
  ];
  // The document of every width holds the header of phones, and hydrates it.
  const own = new Set([...drawn.map(({ name }) => name), phoneHeader(model.page), ...ALWAYS]);

  const scripts = [...(await loadedScripts(browser, url))].filter(
    ([file, body]) => !isMapLibrary(file, body),
  );
  const sized = scripts.map(([file, body]) => ({
    key: keys.get(new URL(file).pathname),
    bytes: compressed(body),
  }));
  const total = (list: typeof sized) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

  return {
    page: host.replace(/:\d+$/, '') + pathname,
    straps: new Set(drawn.map(({ name }) => name)).size,
    kilobytes: total(sized),
    ofStraps: total(sized.filter(({ key }) => key)),
    foreign: sized.flatMap(({ key }) => (key && !own.has(key) ? [key] : [])),
  };
}

/** The keys of straps and templates by the paths of their chunks, from the build's manifest. */
function chunkKeys(): Map<string, string> {
  const path = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));

  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const found = DEFINITION.exec(source);
      if (!found) return [];
      const kind = (found[1] ?? found[3] ?? '').replace('heroe', 'hero');

      return [[`/${file}`, `${kind}-${found[2] ?? found[4]}`] as const];
    }),
  );
}
