import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Report } from './report.ts';

/** What a map may send in one answer, as it comes over the wire. */
const MOST_BYTES = 60_000;
/** A frame that takes longer is seen. */
const SLOW_FRAME_MS = 50;
/** Frames of a display with 60 a second. */
const STEP_MS = 16;
/** After a gesture: the pause of the search, its answer and its markers. */
const SETTLE_MS = 1200;
const MAP = 'section[aria-label="Map of the results"]';

type Answer = { kind: string; bytes: number };
type FrameWindow = { mapFrames: number[] };

/** Moves the map of the search about, from the whole place to single homes and back, and measures frames and answers. */
export async function measureMap(browser: Browser, origin: string, report: Report): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const answers = await listen(await page.context().newCDPSession(page));
  await page.goto(`${origin}/search`);
  await page.locator(`${MAP}[data-load="loaded"] button[class^="listing-map__"]`).first().waitFor();
  await settle(page);

  const zooming = await framesOf(page, async (at) => {
    for (const notches of [-1, -1, -1, -1, -1, -1, 1, 1, 1, 1, 1, 1]) await zoom(page, at, notches);
  });
  const dragging = await framesOf(page, async (at) => {
    for (let round = 0; round < 3; round++) {
      for (const [x, y] of [
        [-260, 0],
        [0, -200],
        [260, 0],
        [0, 200],
      ] as const)
        await drag(page, at, [x, y]);
      await zoom(page, at, -1);
    }
  });
  await page.close();

  reportFrames('dragging the map', dragging, report);
  reportFrames('zooming the map', zooming, report);
  reportAnswers(answers, report);
}

/** The bytes of every answer of the API, the route data and the places, as they came over the wire. */
async function listen(session: CDPSession): Promise<Answer[]> {
  const answers: Answer[] = [];
  const kinds = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    const operation = /query (\w+)/.exec(request.postData ?? '')?.[1];
    if (pathname === '/graphql') kinds.set(requestId, operation ?? 'query');
    else if (pathname.startsWith('/_data/')) kinds.set(requestId, 'results');
    else if (pathname === '/_map/places.json') kinds.set(requestId, 'places');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) answers.push({ kind, bytes: encodedDataLength });
  });
  await session.send('Network.enable');

  return answers;
}

/** The milliseconds of each frame while something is done in the middle of the map. */
async function framesOf(page: Page, act: (at: [number, number]) => Promise<void>): Promise<number[]> {
  const box = await page.locator(MAP).boundingBox();
  if (!box) throw new Error('The search shows no map');

  await page.evaluate(() => {
    const target = window as unknown as FrameWindow;
    const frames: number[] = [];
    target.mapFrames = frames;
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      if (target.mapFrames === frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act([box.x + box.width / 2, box.y + box.height * 0.55]);

  return page.evaluate(() => {
    const target = window as unknown as FrameWindow;
    const { mapFrames: frames } = target;
    target.mapFrames = [];
    return frames.slice(1);
  });
}

async function drag(page: Page, [x, y]: [number, number], [dx, dy]: readonly [number, number]) {
  await page.mouse.move(x - dx / 2, y - dy / 2);
  await page.mouse.down();
  for (let step = 1; step <= 30; step++) {
    await page.mouse.move(x - dx / 2 + (dx * step) / 30, y - dy / 2 + (dy * step) / 30);
    await page.waitForTimeout(STEP_MS);
  }
  await page.mouse.up();
  await settle(page);
}

/** One zoom of the wheel. */
async function zoom(page: Page, [x, y]: [number, number], notches: number) {
  await page.mouse.move(x, y);
  for (let step = 0; step < 5; step++) {
    await page.mouse.wheel(0, notches * 90);
    await page.waitForTimeout(STEP_MS);
  }
  await settle(page);
}

const settle = (page: Page) => page.waitForTimeout(SETTLE_MS);

function reportFrames(what: string, frames: readonly number[], report: Report): void {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const slow = frames.filter((frame) => frame > SLOW_FRAME_MS).length;

  report.note(`${what}, frames`, String(frames.length));
  report.atMost(`${what}, half of the frames`, at(0.5), 20, { unit: 'ms' });
  report.atMost(`${what}, 95 of 100 frames`, at(0.95), SLOW_FRAME_MS, { unit: 'ms' });
  report.atMost(`${what}, frames over ${SLOW_FRAME_MS} ms`, (100 * slow) / frames.length, 5, { unit: '%' });
}

function reportAnswers(answers: readonly Answer[], report: Report): void {
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    const bytes = answers.filter((answer) => answer.kind === kind).map((answer) => answer.bytes);
    const most = Math.max(...bytes) / 1000;
    report.atMost(`largest of ${bytes.length} answers ${kind}`, most, MOST_BYTES / 1000, { unit: 'kB' });
  }
}
