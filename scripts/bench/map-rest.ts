import type { Page } from '@playwright/test';

const QUIET_MS = 900;
const LONGEST_MS = 10_000;

type Clock = { released: number; markers: number; list: number };
type ClockWindow = { mapClock: Clock };

export type MapRest = {
  /** Milliseconds from the release of the map to the last change of the markers and of the list. */
  markers: number;
  list: number;
  /** Homes represented by the markers, and counted in the list's heading; NaN where missing. */
  marked: number;
  listed: number;
  markerCount: number;
};

/** Records the release of the map and the last change of list and markers after it. */
export async function startClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock: Clock = { released: 0, markers: 0, list: 0 };
    (window as unknown as ClockWindow).mapClock = clock;
    const isMarker = (node: Node) =>
      node instanceof Element && node.matches('.listing-map__cluster, .listing-map__price');
    const watch = (
      selector: string,
      isMeant: (record: MutationRecord) => boolean,
      noted: 'markers' | 'list',
    ) => {
      const node = document.querySelector(selector);
      if (!node) throw new Error(`The search shows no ${selector}`);
      new MutationObserver((records) => {
        if (records.some(isMeant)) clock[noted] = performance.now();
      }).observe(node, { childList: true, subtree: true, characterData: true });
    };
    watch(
      '.listing-map__canvas',
      (record) => [...record.addedNodes, ...record.removedNodes].some(isMarker),
      'markers',
    );
    watch('.search-screen__list', () => true, 'list');
    for (const type of ['pointerup', 'touchend', 'wheel'] as const)
      addEventListener(
        type,
        () => Object.assign(clock, { released: performance.now(), markers: 0, list: 0 }),
        {
          capture: true,
          passive: true,
        },
      );
  });
}

/** Waits until nothing changes any more. */
export async function restOf(page: Page): Promise<MapRest> {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_MS && !(await page.evaluate(isQuiet, QUIET_MS)))
    await page.waitForTimeout(100);

  return page.evaluate(() => {
    const { released, markers, list } = (window as unknown as ClockWindow).mapClock;
    const numberIn = (text: string | null | undefined) =>
      Number.parseInt((text ?? '').replaceAll(',', ''), 10);
    const shown = [...document.querySelectorAll<HTMLElement>('.listing-map__cluster, .listing-map__price')];

    return {
      markers: Math.max(0, markers - released),
      list: Math.max(0, list - released),
      marked: shown.reduce((sum, { dataset }) => sum + numberIn(dataset.count), 0),
      listed: numberIn(document.querySelector('.result-head__count')?.textContent),
      markerCount: shown.length,
    };
  });
}

function isQuiet(quietMs: number): boolean {
  const { released, markers, list } = (window as unknown as ClockWindow).mapClock;
  const isBusy = document.querySelector('.listing-map[aria-busy="true"], .result-list[aria-busy="true"]');

  return !isBusy && performance.now() - Math.max(released, markers, list) > quietMs;
}
