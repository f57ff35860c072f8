import type { Browser, Locator, Page } from '@playwright/test';
import { measured } from './editor-clock.ts';

/** Visitors point before they press, and hold what they press. */
const POINTING_MS = 300;
const HELD_MS = 80;
const PAINTED_MS = 10_000;
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];
const [PRESSED, PAINTED] = ['bench-pressed', 'bench-painted'] as const;

/** Milliseconds per press, from its click to the paint of the new `aria-pressed`. */
export type Presses = {
  /** With everything else the machine does meanwhile. */
  times: number[];
  /** CPU time of the main thread: scripts, style, layout, paint. */
  work: number[];
};

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** Presses each button once; `settled` waits for what a press sets off. */
export async function timePresses(
  browser: Browser,
  page: Page,
  buttons: readonly Locator[],
  settled: () => Promise<unknown>,
): Promise<Presses> {
  const times: number[] = [];
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const button of buttons) {
    await button.hover();
    await page.waitForTimeout(POINTING_MS);
    await timePress(page);
    const done = settled();
    // Not by `click`, whose checks run in the page before the press.
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
    times.push(await measured(page, 'press', PAINTED_MS));
    await done;
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));

  return { times, work: workOfPresses(traceEvents) };
}

async function timePress(page: Page): Promise<void> {
  await page.evaluate(
    ([pressed, painted]) => {
      window.benchTimes = {};
      document.addEventListener(
        'click',
        (press) => {
          performance.mark(pressed);
          const button = press.target instanceof Element ? press.target.closest('[aria-pressed]') : null;
          const state = () => button?.getAttribute('aria-pressed');
          const before = state();
          const look = () => {
            if (state() === before) return requestAnimationFrame(look);
            const frame = new MessageChannel();
            frame.port1.onmessage = () => {
              performance.mark(painted);
              Object.assign(window.benchTimes ?? {}, { press: performance.now() - press.timeStamp });
            };
            frame.port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
    [PRESSED, PAINTED] as const,
  );
}

/** The tasks between both marks of each press, with the one that dispatched its click. */
function workOfPresses(events: readonly TraceEvent[]): number[] {
  const marks = (name: string) => events.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const painted = marks(PAINTED);

  return marks(PRESSED).map(({ pid, tid, ts }, index) => {
    const end = painted[index]?.ts ?? Number.NaN;
    const tasks = events.filter(
      (task) =>
        task.name === 'RunTask' &&
        task.pid === pid &&
        task.tid === tid &&
        task.ts + (task.dur ?? 0) > ts &&
        task.ts + (task.dur ?? 0) <= end,
    );

    return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
  });
}
