/**
 * The pictures of the picker: `npm run pictures [-- --only team-roster,text]` renders every strap an agent can insert, as inserted
 * (its sample, else its default state; films, which agents choose, from a fixture) and writes `picture.webp` into its folder, 400 by 250 pixels. `--at http://localhost:3000` uses a development
 * server that is running.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Shot } from '#web/src/testing/gallery/shot.ts';
import { launchChromium } from './bench/browser.ts';
import { startSite } from './lib/site.ts';

const FOLDERS = join(import.meta.dirname, '../web/strap-plugins');
const PALETTE = 'prairie';
/** Wide enough for a desktop layout, narrow enough for legible text. */
const DRAWN = { width: 1024, height: 640 };
const STORED = { width: 400, height: 250 };
/** Nothing is inserted of a film but its frame: these show their first fixture. */
const FILMS = ['video', 'video-aside', 'video-tour'];
/** In bits; an empty background has less. */
const LEAST_ENTROPY = 0.05;
/** Hides everything around the strap and centres a low one. */
const ALONE = `
  body :not(main, main *, :has(main)), main > section.strap:not(.is-pictured) { display: none !important }
  main > section.strap { min-block-size: ${DRAWN.height}px; align-content: center }
`;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, at: { type: 'string' } },
});
const site = values.at
  ? { origin: values.at, stop: async () => {} }
  : await startSite({ dataDir: process.env.DATA_DIR, env: { NODE_ENV: 'development' } });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: DRAWN, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await page.route(
    ({ host }) => host !== new URL(site.origin).host,
    (route) => route.abort(),
  );
  const shots: Shot[] = await (await fetch(`${site.origin}/__gallery/shots.json`)).json();
  const chosen = values.only.split(',');
  let bytes = 0;
  for (const { name, at } of shots) {
    const folder = join(FOLDERS, name.slice('strap-'.length));
    if (!name.startsWith('strap-') || !chosen.some((part) => name.includes(part)) || isInternal(folder))
      continue;
    const drawn = sharp(await draw(page, `${site.origin}${at}?palette=${PALETTE}`, pictured(folder)));
    // The picker draws straps without visible content, such as an external form.
    if ((await drawn.stats()).entropy < LEAST_ENTROPY) continue;
    const { size } = await drawn
      .resize(STORED)
      .webp({ quality: 62, effort: 6, smartSubsample: true })
      .toFile(join(folder, 'picture.webp'));
    bytes += size;
    console.log(`${name}: ${(size / 1024).toFixed(1)} kB`);
  }
  console.log(`${(bytes / 1024).toFixed(0)} kB together`);
} finally {
  await browser.close();
  await site.stop();
}

/** Placed by the product, not by agents. */
function isInternal(folder: string): boolean {
  return readFileSync(join(folder, 'index.ts'), 'utf8').includes("set: 'internal'");
}

/** The index of the rendered state in the gallery: the default state, what is inserted, then the fixtures. */
function pictured(folder: string): number {
  const fixtures = existsSync(join(folder, 'sample.ts')) ? 2 : 1;

  return FILMS.includes(basename(folder)) ? fixtures : fixtures - 1;
}

async function draw(page: Page, address: string, pictured: number): Promise<Buffer> {
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await page.addStyleTag({ content: ALONE });
  await page.evaluate(async (index) => {
    const straps = [...document.querySelectorAll<HTMLElement>('main > section.strap')];
    const pictured = straps[index];
    pictured?.classList.remove('theme-alternate', 'theme-feature');
    pictured?.classList.add('is-pictured', 'theme-default');
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  }, pictured);

  return page.screenshot({ clip: { x: 0, y: 0, ...DRAWN } });
}
