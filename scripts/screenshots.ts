/** The pictures of the README, taken from the production site with its demo data: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './lib/find-chromium.mjs';
import { startSite } from './lib/site.ts';

const folder = join(import.meta.dirname, '../docs/images');
mkdirSync(folder, { recursive: true });

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});

try {
  const visitor = await open(browser);
  await visitor.goto(site.origin, { waitUntil: 'networkidle' });
  await save(visitor, 'home');
  await visitor.goto(`${site.origin}/search`, { waitUntil: 'networkidle' });
  await visitor
    .getByRole('button', { name: /homes: show them$/ })
    .first()
    .waitFor();
  await save(visitor, 'search');
  await visitor.goto(`http://san-antonio.localhost:${site.port}/`, { waitUntil: 'networkidle' });
  await save(visitor, 'san-antonio');

  const agent = await open(browser);
  await agent.goto(`${site.origin}/access`);
  await agent.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await agent.getByLabel('E-mail address').fill('agent@edmonton.example');
  await agent.getByLabel('Password').fill('strapwork-demo');
  await agent.getByRole('button', { name: 'Sign In' }).click();
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.getByRole('group').getByRole('heading', { level: 2 }).nth(1).click();
  await canvas.getByRole('button', { name: 'Settings' }).last().click();
  await agent.getByRole('dialog', { name: /^Settings of/ }).waitFor();
  await save(agent, 'editor');
} finally {
  await browser.close();
  await site.stop();
}

async function open(from: Browser): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  return context.newPage();
}

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) await frame.evaluate(settled);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(1200)
    .png({ palette: true, quality: 85 })
    .toFile(join(folder, `${name}.png`));
  console.log(`docs/images/${name}.png`);
}

/** In the page: waits for fonts and visible pictures. */
async function settled(): Promise<void> {
  const isOnScreen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const pictures = [...document.images].filter(isOnScreen).map((image) => image.decode().catch(() => {}));
  await Promise.all([document.fonts.ready, ...pictures]);
}
