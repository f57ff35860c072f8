import type { FrameLocator, Page } from '@playwright/test';
import { launchChromium } from './browser.ts';
import { keyTimes, measured, timeDrop, timeKeys, timeOpening } from './editor-clock.ts';
import { STRAP_COUNT, saveFiftyStrapsAsAgent } from './fifty-straps.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import type { Report } from './report.ts';

const OPENINGS = 5;
const DROPS = 21;
/** Pairs of neighbours from the top of the page. */
const PAIRS = 12;
const BUDGETS = { opening: 1500, key: 50, drop: 100 };
const TYPED = 'The streets are quiet here, and the park is around the corner. ';
/** Timeout until all straps are rendered. */
const DRAWN_MS = 30_000;
const POINTING_MS = 150;
/** Typical typing speed, with occasional pauses longer than the debounce of a control. */
const KEY_MS = 90;
const PAUSE_MS = 450;
const KEYS_BEFORE_PAUSE = 12;
const DRAG_STEPS = 10;

/** A text in the middle of the page. */
const TEXT_STRAP = 's24';

type Measured = {
  origin: string;
  /** CPU throttling factor. */
  slowdown: number;
  report: Report;
  /** Aborts the measurement. */
  late: AbortSignal;
};

/** Opening, typing and dragging on a page of fifty straps. */
export async function measureEditor({ origin, slowdown, report, late }: Measured): Promise<void> {
  const browser = await launchChromium();
  late.addEventListener('abort', () => void browser.close());
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // Excludes the drop animation.
      reducedMotion: 'reduce',
    });
    // An agent who has edited before: the hints of the first time lie over the page.
    await context.addInitScript(() => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        return key.startsWith('strapwork.tour.') ? 'seen' : read.call(this, key);
      };
    });
    const page = await context.newPage();
    const path = await saveFiftyStrapsAsAgent(page, origin);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const openings: number[] = [];
    for (let run = 0; run < OPENINGS; run += 1) openings.push(await open(page, origin + path));
    judge(report, 'opening the editor', openings, BUDGETS.opening, 'median');

    const canvas = page.frameLocator('#preview-frame');
    // Typing would be faster while straps are not rendered.
    await canvas.locator('.editor-waiting').first().waitFor({ state: 'detached', timeout: DRAWN_MS });
    judge(report, 'a key in a heading on the page', await typeHeading(page, canvas), BUDGETS.key, 'median');
    judge(report, 'a key in rich text on the page', await typeRichText(page, canvas), BUDGETS.key, 'median');
    judge(report, 'a key in the panel', await typeInPanel(page, canvas), BUDGETS.key, 'median');

    const drops: number[] = [];
    for (let run = 0; run < DROPS; run += 1) drops.push(await drop(page, canvas, run));
    judge(report, 'a strap dropped', drops, BUDGETS.drop, 'median');
  } finally {
    await browser.close();
  }
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start Editing' });
  await start.waitFor();
  await timeOpening(page, STRAP_COUNT);
  // Visitors hover before they press.
  await start.hover();
  await page.waitForTimeout(POINTING_MS);
  await start.click();

  return measured(page, 'opening', 30_000);
}

async function typeHeading(page: Page, canvas: FrameLocator): Promise<number[]> {
  await strap(canvas, TEXT_STRAP).getByRole('textbox', { name: 'Heading' }).click();

  return type(page, 'canvas');
}

async function typeRichText(page: Page, canvas: FrameLocator): Promise<number[]> {
  await strap(canvas, TEXT_STRAP).getByText('Text', { exact: true }).click();
  await strap(canvas, TEXT_STRAP).locator('.ProseMirror-focused').waitFor();

  return type(page, 'canvas');
}

async function typeInPanel(page: Page, canvas: FrameLocator): Promise<number[]> {
  await canvas
    .locator(`[data-tools-of="${TEXT_STRAP}"]`)
    .getByRole('button', { name: 'Settings', exact: true })
    .click();
  await page
    .getByLabel(/^Settings of/)
    .getByRole('textbox', { name: 'Heading' })
    .click();

  return type(page, 'page');
}

async function type(page: Page, where: 'page' | 'canvas'): Promise<number[]> {
  await timeKeys(page, where);
  for (const [index, key] of [...TYPED].entries()) {
    await page.keyboard.type(key);
    await page.waitForTimeout(index % KEYS_BEFORE_PAUSE === KEYS_BEFORE_PAUSE - 1 ? PAUSE_MS : KEY_MS);
  }
  await page.waitForTimeout(PAUSE_MS);

  return keyTimes(page, TYPED.length);
}

/** Drags the upper strap of a pair until the pointer is well past the middle of the other one; a drop swaps them. */
async function drop(page: Page, canvas: FrameLocator, run: number): Promise<number> {
  const first = (run % PAIRS) * 4;
  const pair = [strap(canvas, `s${first}`), strap(canvas, `s${first + 1}`)] as const;
  const [dragged, next] = Math.floor(run / PAIRS) % 2 === 0 ? pair : pair.toReversed();
  if (!dragged || !next) throw new Error('The straps to drag are not there');
  await dragged.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const from = await dragged.boundingBox();
  const onto = await next.boundingBox();
  if (!from || !onto) throw new Error('The straps to drag are not there');
  const x = from.x + 24;
  const y = from.y + 24;
  const far = from.height - 24 + 0.75 * onto.height;

  await page.mouse.move(x, y);
  await timeDrop(page);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(x, y + (far * step) / DRAG_STEPS);
    await page.waitForTimeout(KEY_MS);
  }
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.up();

  return measured(page, 'drop', 10_000);
}

function strap(canvas: FrameLocator, id: string) {
  return canvas.locator(`[data-puck-component="${id}"]`);
}

function judge(
  report: Report,
  what: string,
  times: readonly number[],
  limit: number,
  by: 'median' | 'p95',
): void {
  const values = { median: median(times), p95: percentile(times, 95) };
  const other = by === 'median' ? 'p95' : 'median';
  report.atMost(`${what}, to paint, ${by}`, values[by], limit, { unit: 'ms', digits: 0 });
  report.note(`${what}, to paint, ${other} of ${times.length}`, `${values[other].toFixed(0)} ms`);
}
