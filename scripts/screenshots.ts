/**
 * The pictures of the README, of docs/before-and-after.md and of docs/site-templates.md, taken from the production site with its
 * demo data: `npm run screenshots`, `npm run screenshots -- templates` or `npm run screenshots -- after` for one of the latter.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { templatePath } from '#domain/site/template-path.ts';
import { SITE_TEMPLATES } from '#engine/operations/sites/templates/site-templates.ts';
import { HEADLESS_ARGS, SOFTWARE_WEBGL_ARGS } from './lib/chromium-args.ts';
import { findChromium } from './lib/find-chromium.mjs';
import { startSite } from './lib/site.ts';

const folder = join(import.meta.dirname, '../docs/images');
for (const name of ['templates', 'before-and-after']) mkdirSync(join(folder, name), { recursive: true });

const parts = ['sites', 'after', 'templates', 'editor'].filter(
  (part, _, all) => process.argv.includes(part) || !all.some((one) => process.argv.includes(one)),
);
const PHONE_WIDTH = 390;
/** Sizes of the window, and the width of the picture. */
const WIDTHS = [
  { width: 1440, height: 900, saved: 900 },
  { width: PHONE_WIDTH, height: 844, saved: PHONE_WIDTH },
];

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [...HEADLESS_ARGS, ...SOFTWARE_WEBGL_ARGS],
});

try {
  if (parts.includes('sites')) await saveSites();
  if (parts.includes('after')) await saveAfter();

  const agent = await open(browser);
  await agent.goto(`${site.origin}/access`);
  await agent.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await agent.getByLabel('E-mail address').fill('agent@edmonton.example');
  await agent.getByLabel('Password').fill('strapwork-demo');
  await agent.getByRole('button', { name: 'Sign In', exact: true }).click();
  await agent.getByRole('button', { name: 'Start Editing' }).waitFor();
  for (const { id } of parts.includes('templates') ? SITE_TEMPLATES : []) {
    await agent.goto(`${site.origin}${templatePath(id)}`, { waitUntil: 'load' });
    await agent.locator('.preview-notice').evaluate((notice) => notice.remove());
    await saveTemplate(agent, id);
  }
  if (parts.includes('editor')) await saveEditor(agent);
} finally {
  await browser.close();
  await site.stop();
}

async function saveSites(): Promise<void> {
  const visitor = await open(browser);
  await visitor.goto(site.origin, { waitUntil: 'networkidle' });
  await save(visitor, 'home');
  await visitor.goto(`${site.origin}/search`, { waitUntil: 'networkidle' });
  await markersOf(visitor);
  await save(visitor, 'search');
  await visitor.goto(`http://san-antonio.localhost:${site.port}/`, { waitUntil: 'networkidle' });
  await save(visitor, 'san-antonio');
}

/** Screens of today, for the comparison with those of 22 November 2026. */
async function saveAfter(): Promise<void> {
  for (const { width, height, saved } of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    const saveAs = async (name: string) => {
      const file = `before-and-after/${name}-${width}-after.webp`;
      await sharp(await pictureOf(visitor))
        .resize(saved)
        .webp({ quality: 76, effort: 6 })
        .toFile(join(folder, file));
      console.log(`docs/images/${file}`);
    };

    await visitor.goto(site.origin, { waitUntil: 'networkidle' });
    await saveAs('home');
    await visitor.goto(`http://san-antonio.localhost:${site.port}/`, { waitUntil: 'networkidle' });
    await saveAs('san-antonio');
    await visitor.goto(`${site.origin}/search`, { waitUntil: 'networkidle' });
    if (width > PHONE_WIDTH) await markersOf(visitor);
    await saveAs('search');
    const listing = await visitor.locator('main article a[href]').first().getAttribute('href');
    await visitor.goto(new URL(listing ?? '/', site.origin).href, { waitUntil: 'networkidle' });
    await saveAs('details');
    await context.close();
  }
}

/** A phone shows the list first. */
async function markersOf(visitor: Page): Promise<void> {
  await visitor
    .getByRole('button', { name: /homes.*: show them$/ })
    .first()
    .waitFor();
}

async function saveEditor(agent: Page): Promise<void> {
  await agent.goto(site.origin);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await agent.getByRole('button', { name: 'End the hints' }).click();
  // A heading without words takes no room.
  await canvas.getByRole('group').getByRole('heading', { level: 2, name: /\S/ }).nth(1).click();
  await canvas.getByRole('button', { name: 'Settings' }).last().click();
  await agent.getByRole('dialog', { name: /^Settings of/ }).waitFor();
  // The page is narrower now, and the tools of the section follow its edge.
  await canvas.getByRole('region', { name: /^Tools of/ }).evaluate(
    (tools) =>
      new Promise<void>((done) => {
        const { documentElement } = tools.ownerDocument;
        const check = () =>
          tools.getBoundingClientRect().right <= documentElement.clientWidth
            ? done()
            : requestAnimationFrame(check);
        check();
      }),
  );
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
