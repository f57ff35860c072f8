import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { launchChromium } from './browser.ts';
import { compressed, isMapLibrary, loadedScripts } from './javascript.ts';
import { median } from './median.ts';
import type { Report } from './report.ts';
import { timePresses } from './time-presses.ts';

const CUSTOMER = { email: 'customer@edmonton.example', password: 'strapwork-demo' };
const BUDGETS = { code: 90, press: 50 };
/** Pages of a visitor and a customer that are compared. */
const PAGES = ['/', '/search'];
/** Where the chunks of a page begin. */
const OF_PAGES = /entry-client\.ts$|(strap-plugins|templates\/\w+)\/[^/]+\/index\.ts$/;
const SLOWDOWN = 4;
const HEARTS = 10;

type Manifest = Record<string, { file: string; imports?: string[] }>;
type Scripts = Map<string, Buffer>;

/** What the account costs: code for customers, none of it for visitors, and the time from a click on a heart to its paint. */
export async function measureAccount([origin = '']: readonly string[], report: Report): Promise<void> {
  const browser = await launchChromium();
  try {
    const visitor = await scriptsOf(await browser.newContext(), origin);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // Excludes the animation of the heart.
      reducedMotion: 'reduce',
    });
    await signIn(context, origin);
    const customer = await scriptsOf(context, origin);

    const own = chunksOfAccount();
    const added = [...customer].filter(([file, body]) => !visitor.has(file) && !isMapLibrary(file, body));
    if (!added.some(([file]) => own.has(file))) throw new Error('The code of a customer was not loaded');
    const bytes = added.reduce((sum, [, body]) => sum + compressed(body), 0);
    report.atMost(`code of the account, brotli (${added.length} files)`, bytes / 1000, BUDGETS.code, {
      unit: 'kB',
    });
    const early = [...visitor.keys()].filter((file) => own.has(file));
    report.atMost('chunks of the account on home and search before the sign-in', early.length, 0);

    const presses = await pressHearts(context, origin);
    const what = 'a press on a heart to its paint at a quarter of the speed, median';
    report.atMost(what, median(presses), BUDGETS.press, { unit: 'ms' });
  } finally {
    await browser.close();
  }
}

/** Scripts of the pages by file name. */
async function scriptsOf(context: BrowserContext, origin: string): Promise<Scripts> {
  const scripts: Scripts = new Map();
  for (const path of PAGES) {
    const loaded = await loadedScripts({ newPage: () => context.newPage() }, origin + path);
    for (const [url, body] of loaded) scripts.set(basename(new URL(url).pathname), body);
  }

  return scripts;
}

/** File names of the customer's chunk and all it imports, without what straps import too. */
function chunksOfAccount(): Set<string> {
  const path = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const ofPages = new Set<string>();
  for (const source of Object.keys(manifest)) if (OF_PAGES.test(source)) reachable(manifest, source, ofPages);

  const ofAccount = reachable(manifest, 'web/src/nag/customer-code.tsx');
  return new Set([...ofAccount].filter((file) => !ofPages.has(file)));
}

function reachable(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  if (!found.has(basename(chunk.file))) {
    found.add(basename(chunk.file));
    for (const imported of chunk.imports ?? []) reachable(manifest, imported, found);
  }

  return found;
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/account/sign-in?returnTo=/search`);
  await page.getByLabel('E-mail address').fill(CUSTOMER.email);
  await page.getByLabel('Password').fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${origin}/search`);
  await page.close();
}

/** Each heart is pressed twice, which leaves the favourites as they were. */
async function pressHearts(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/search`);
  await page.waitForFunction(() => !('earlyInput' in window));
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const hearts = page.getByRole('list', { name: 'Results' }).locator('.heart');
  const twice = Array.from({ length: 2 * HEARTS }, (_, index) => hearts.nth(Math.floor(index / 2)));
  const presses = await timePresses(page, twice, () => page.waitForResponse('**/graphql'));
  await page.close();

  return presses;
}
