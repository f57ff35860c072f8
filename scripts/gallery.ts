/**
 * Pictures of every strap, header, hero and footer in three palettes and two widths, with an index page, in `gallery/`:
 * `npm run gallery [-- --only strap-text] [--sheets] [--palettes prairie,night] [--widths 390] [--at http://localhost:3000]`.
 * `--sheets` adds contact sheets with many examples on one picture; `--at` asks a development server that runs already.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { GalleryTheme, Shot } from '#web/src/testing/gallery/shot.ts';
import { writeContactSheets } from './gallery/contact-sheets.ts';
import { indexPage } from './gallery/index-page.ts';
import { type Picture, WIDTHS } from './gallery/picture.ts';
import { takePictures } from './gallery/take-pictures.ts';
import { HEADLESS_ARGS } from './lib/chromium-args.ts';
import { findChromium } from './lib/find-chromium.mjs';
import { startSite } from './lib/site.ts';

/** Pages rendered concurrently. */
const PAGES = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'gallery' },
    palettes: { type: 'string', default: 'prairie,bluebonnet,night' },
    widths: { type: 'string', default: WIDTHS.join() },
    sheets: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
});
const began = performance.now();
const out = resolve(import.meta.dirname, '..', values.out);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const site = values.at
  ? { origin: values.at, stop: async () => {} }
  : await startSite({ dataDir: process.env.DATA_DIR, env: { NODE_ENV: 'development' } });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: HEADLESS_ARGS,
});

try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await blockOtherOrigins(context, site.origin);
  const { shots, themes } = await chosen(site.origin);
  const pictures = await allPictures(context, shots, themes);
  const sheets = values.sheets ? await writeContactSheets(await context.newPage(), pictures, out) : [];
  writeFileSync(resolve(out, 'index.html'), indexPage(pictures, sheets));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${pictures.length} pictures and ${sheets.length} contact sheets in ${out}/index.html (${seconds} s)`,
  );
} finally {
  await browser.close();
  await site.stop();
}

async function chosen(origin: string): Promise<{ shots: Shot[]; themes: GalleryTheme[] }> {
  const read = async (file: string) => (await fetch(`${origin}/__gallery/${file}`)).json();
  const shots: Shot[] = await read('shots.json');
  const themes: GalleryTheme[] = await read('themes.json');
  const parts = values.only.split(',');

  return {
    shots: shots.filter(({ name }) => parts.some((part) => name.includes(part))),
    themes: values.palettes.split(',').map((key) => {
      const theme = themes.find((known) => known.key === key);
      if (!theme)
        throw new Error(`There is no palette "${key}": ${themes.map((known) => known.key).join(', ')}`);
      return theme;
    }),
  };
}

/** Workers take the next shot until none is left; the pictures have the order of the shots. */
async function allPictures(
  from: BrowserContext,
  shots: readonly Shot[],
  themes: GalleryTheme[],
): Promise<Picture[]> {
  const options = { origin: site.origin, out, themes, widths: values.widths.split(',').map(Number) };
  const pictures: Picture[][] = shots.map(() => []);
  const left = shots.entries();

  async function work(): Promise<void> {
    const page = await from.newPage();
    for (const [index, shot] of left) {
      pictures[index] = await takePictures(page, shot, options);
      console.log(`✓ ${shot.name}${shot.state ? ` (${shot.state})` : ''}`);
    }
    await page.close();
  }

  await Promise.all(Array.from({ length: PAGES }, work));
  return pictures.flat();
}

/** Blocks requests to other hosts, and reloads when a source is edited meanwhile. */
async function blockOtherOrigins(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    ({ protocol, host }) => protocol.startsWith('http') && host !== new URL(origin).host,
    (route) => route.abort(),
  );
  await context.routeWebSocket(/.*/, () => {});
}
