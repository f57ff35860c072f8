/**
 * The pictures of the README and of docs/site-templates.md, taken from the production site with its demo data:
 * `npm run screenshots`, or `npm run screenshots -- templates` for the latter only.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { templatePath } from '#domain/site/template-path.ts';
import { SITE_TEMPLATES } from '#engine/operations/sites/templates/site-templates.ts';
import { findChromium } from './lib/find-chromium.mjs';
import { startSite } from './lib/site.ts';

const folder = join(import.meta.dirname, '../docs/images');
mkdirSync(join(folder, 'templates'), { recursive: true });

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
  if (!process.argv.includes('templates')) await saveSites();

  const agent = await open(browser);
  await agent.goto(`${site.origin}/access`);
  await agent.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await agent.getByLabel('E-mail address').fill('agent@edmonton.example');
  await agent.getByLabel('Password').fill('strapwork-demo');
  await agent.getByRole('button', { name: 'Sign In', exact: true }).click();
  await agent.getByRole('button', { name: 'Start Editing' }).waitFor();
  for (const { id } of SITE_TEMPLATES) {
    await agent.goto(`${site.origin}${templatePath(id)}`, { waitUntil: 'load' });
    await saveTemplate(agent, id);
  }
  if (!process.argv.includes('templates')) await saveEditor(agent);
} finally {
  await browser.close();
  await site.stop();
}

async function saveSites(): Promise<void> {
  const visitor = await open(browser);
  await visitor.goto(site.origin, { waitUntil: 'networkidle' });
  await save(visitor, 'home');
  await visitor.goto(`${site.origin}/search`, { waitUntil: 'networkidle' });
  await visitor
    .getByRole('button', { name: /homes.*: show them$/ })
    .first()
    .waitFor();
  await save(visitor, 'search');
  await visitor.goto(`http://san-antonio.localhost:${site.port}/`, { waitUntil: 'networkidle' });
  await save(visitor, 'san-antonio');
}

async function saveEditor(agent: Page): Promise<void> {
  await agent.goto(site.origin);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.getByRole('group').getByRole('heading', { level: 2 }).nth(1).click();
  await canvas.getByRole('button', { name: 'Settings' }).last().click();
  await agent.getByRole('dialog', { name: /^Settings of/ }).waitFor();
  await save(agent, 'editor');
}

async function open(from: Browser): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  return context.newPage();
}

async function save(page: Page, name: string): Promise<void> {
  await sharp(await pictureOf(page))
    .resize(1200)
    .png({ palette: true, quality: 85 })
    .toFile(join(folder, `${name}.png`));
  console.log(`docs/images/${name}.png`);
}

async function saveTemplate(page: Page, id: string): Promise<void> {
  await sharp(await pictureOf(page))
    .resize(720)
    .webp({ quality: 80 })
    .toFile(join(folder, `templates/${id}.webp`));
  console.log(`docs/images/templates/${id}.webp`);
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) await frame.evaluate(settled);
  return page.screenshot();
}

/** In the page: waits for fonts and visible pictures. */
async function settled(): Promise<void> {
  const isOnScreen = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  };
  const pictures = [...document.images].filter(isOnScreen).map((image) => image.decode().catch(() => {}));
  await Promise.all([document.fonts.ready, ...pictures]);
}
