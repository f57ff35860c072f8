import { type Keyboard, type Locator, test } from '@playwright/test';

/** A decision and its press; a key at 40 words a minute. The setting up of a site is measured at the same pace. */
const SECONDS = { press: 2, key: 0.3 };

/** Counts clicks and typed characters, and the time they would take a person, without waiting for it. */
export function personsClock() {
  const begun = Date.now();
  let presses = 0;
  let keys = 0;
  let aside = 0;

  return {
    press: async (target: Locator, times = 1) => {
      presses += times;
      await target.click({ clickCount: times });
    },
    type: async (into: Keyboard | Locator, text: string) => {
      keys += text.length;
      await ('pressSequentially' in into ? into.pressSequentially(text, { delay: 60 }) : into.type(text));
    },
    key: async (into: Keyboard | Locator, name: string) => {
      keys += 1;
      await into.press(name);
    },
    /** The time of checks does not count. */
    besides: async <Result>(check: () => Promise<Result>): Promise<Result> => {
      const from = Date.now();
      const result = await check();
      aside += Date.now() - from;
      return result;
    },
    /** Reports the times; `byHand` is without what the site took. */
    stop: () => {
      const byHand = presses * SECONDS.press + keys * SECONDS.key;
      const waited = (Date.now() - begun - aside) / 1000;
      const description = `${presses} presses and ${keys} keys: ${byHand.toFixed(1)} s by hand, ${waited.toFixed(1)} s by script`;
      test.info().annotations.push({ type: 'clock', description });
      console.log(`    ${test.info().title}: ${description}`);
      return { presses, byHand };
    },
  };
}
