import type { Locator, Page } from '@playwright/test';
import { measured } from './editor-clock.ts';

/** Visitors point before they press, and hold what they press. */
const POINTING_MS = 300;
const HELD_MS = 80;
const PAINTED_MS = 10_000;

/** Milliseconds per press, from its click to the paint of the new `aria-pressed`; `settled` waits for what a press sets off. */
export async function timePresses(
  page: Page,
  buttons: readonly Locator[],
  settled: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
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

  return times;
}

async function timePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchTimes = {};
    document.addEventListener(
      'click',
      (press) => {
        const button = press.target instanceof Element ? press.target.closest('[aria-pressed]') : null;
        const state = () => button?.getAttribute('aria-pressed');
        const before = state();
        const look = () => {
          if (state() === before) return requestAnimationFrame(look);
          const frame = new MessageChannel();
          frame.port1.onmessage = () =>
            Object.assign(window.benchTimes ?? {}, { press: performance.now() - press.timeStamp });
          frame.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
