import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { launchChromium } from './browser.ts';
import { measured } from './editor-clock.ts';
import { compressed, loadedScripts } from './javascript.ts';
import { median } from './median.ts';
import type { Report } from './report.ts';

const CUSTOMER = { email: 'customer@edmonton.example', password: 'strapwork-demo' };
const BUDGETS = { code: 90, press: 50 };
/** Pages of a visitor and a customer that are compared. */
const PAGES = ['/', '/search'];
const SLOWDOWN = 4;
/** Each is pressed twice, which leaves the favourites as they were. */
const HEARTS = 10;
const PAINTED_MS = 10_000;

type Manifest = Record<string, { file: string; imports?: string[] }>;
type Scripts = Map<string, Buffer>;

/** What the account costs: a customer's code, none of it for visitors, and the time from a press on a heart to its paint. */
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
    const added = [...customer].filter(([file]) => !visitor.has(file));
    if (!added.some(([file]) => own.has(file))) throw new Error('The code of a customer was not loaded');
    const bytes = added.reduce((sum, [, body]) => sum + compressed(body), 0);
    report.atMost(`code of the account, brotli (${added.length} files)`, bytes / 1000, BUDGETS.code, {
      unit: 'kB',
    });
    const early = [...visitor.keys()].filter((file) => own.has(file));
    report.atMost('chunks of the account on home and search before the sign-in', early.length, 0);

    const presses = await pressHearts(context, origin);
    const what = `a press on a heart to its paint at a quarter of the speed, median of ${presses.length}`;
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

/** File names of the customer's chunk and all it imports, without what every page loads. */
function chunksOfAccount(): Set<string> {
  const path = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const ofEveryPage = reachable(manifest, 'web/src/app/entry-client.ts');

  return reachable(manifest, 'web/src/nag/customer-code.tsx').difference(ofEveryPage);
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
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}/search`);
  await page.close();
}

async function pressHearts(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/search`);
  await page.waitForFunction(() => !('earlyInput' in window));
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const hearts = page.getByRole('list', { name: 'Results' }).locator('.heart');
  const times: number[] = [];
  for (let index = 0; index < HEARTS; index += 1) {
    for (const _ of ['add', 'remove']) {
      await timePress(page);
      const answered = page.waitForResponse('**/graphql');
      await hearts.nth(index).click();
      times.push(await measured(page, 'press', PAINTED_MS));
      await answered;
    }
  }
  await page.close();

  return times;
}

/** Measures from the next press on a heart to the first paint of its new state. */
async function timePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchTimes = {};
    document.addEventListener(
      'click',
      (press) => {
        const heart = press.target instanceof Element ? press.target.closest('.heart') : null;
        const state = () => heart?.getAttribute('aria-pressed');
        const before = state();
        const look = () => {
          if (state() === before) return requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            Object.assign(window.benchTimes ?? {}, { press: performance.now() - press.timeStamp });
          };
          painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
