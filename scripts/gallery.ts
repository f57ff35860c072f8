/**
 * Pictures of every strap, header, hero and footer in three palettes and two widths, with an index page:
 * `npm run gallery [-- --only strap-text]` writes them to `gallery/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './lib/find-chromium.mjs';
import { startSite } from './lib/site.ts';

type Shot = { name: string; label: string; kind: string; state: string | null; at: string };

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: 'gallery' } },
});
const PALETTES = ['prairie', 'bluebonnet', 'night'];
const WIDTHS = [1440, 390];
/** A strap that never ends is cut there. */
const MAX_HEIGHT = 12_000;

const out = join(import.meta.dirname, '..', values.out);
mkdirSync(out, { recursive: true });
const site = await startSite({
  dataDir: process.env.DATA_DIR,
  env: { NODE_ENV: 'development' },
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

try {
  const all: Shot[] = await (await fetch(`${site.origin}/__gallery/shots.json`)).json();
  const shots = all.filter(({ name }) => !values.only || name.includes(values.only));
  for (const shot of shots) {
    for (const width of WIDTHS) await takePictures(browser, shot, width);
    console.log(`✓ ${shot.name}${shot.state ? ` (${shot.state})` : ''}`);
  }
  writeFileSync(join(out, 'index.html'), indexPage(shots));
  console.log(`${shots.length * PALETTES.length * WIDTHS.length} pictures in ${values.out}/index.html`);
} finally {
  await browser.close();
  await site.stop();
}

async function takePictures(from: Browser, shot: Shot, width: number): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const palette of PALETTES) {
    const query = `${shot.at.includes('?') ? '&' : '?'}palette=${palette}`;
    await page.goto(site.origin + shot.at + query, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle').catch(() => {});
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: join(out, fileName(shot, palette, width)),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    });
  }
  await page.close();
}

function fileName({ name, state }: Shot, palette: string, width: number): string {
  const suffix = state ? `-${state.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : '';

  return `${name}${suffix}-${palette}-${width}.jpg`;
}

function indexPage(shots: readonly Shot[]): string {
  const rows = shots.map((shot) => {
    const pictures = WIDTHS.flatMap((width) =>
      PALETTES.map((palette) => {
        const file = fileName(shot, palette, width);
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${palette}, ${width} px" height="${width > 400 ? 300 : 420}"></a>`;
      }),
    );
    return `<h2>${shot.label} <code>${shot.name}</code> ${shot.state ?? ''}</h2><p>${pictures.join(' ')}</p>`;
  });

  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}img{max-width:48vw;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
<h1>Gallery</h1>${rows.join('\n')}</html>\n`;
}
