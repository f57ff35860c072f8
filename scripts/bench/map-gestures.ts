import type { CDPSession, Page } from '@playwright/test';

const FRAME_MS = 16;
const DRAG_MS = 550;
/** Pause before the release, so that the map does not glide. */
const HOLD_MS = 180;
/** Pause between two drags. */
const BETWEEN_MS = 350;
const NOTCH = 100;

type Point = readonly [x: number, y: number];

/** Input device of the visitor. */
export type Hand = {
  /** Drags the map; a flick lets it glide. */
  drag: (at: Point, by: Point, flick: boolean) => Promise<void>;
  /** Zooms in (1) or out (-1) by about one level. */
  zoom: (at: Point, direction: 1 | -1) => Promise<void>;
};

/** Back and forth, across and down, each time before all responses of the last have arrived. */
export async function lookAround(page: Page, hand: Hand, at: Point, reach: number): Promise<void> {
  const ways: readonly Point[] = [
    [-reach, 0],
    [0, -reach],
    [reach, reach / 2],
    [-reach / 2, reach],
    [reach / 2, -reach / 2],
  ];
  for (const [index, way] of ways.entries()) {
    await hand.drag(at, way, index % 2 === 1);
    await page.waitForTimeout(BETWEEN_MS);
  }
}

export function mouse(page: Page): Hand {
  return {
    drag: async ([x, y], [dx, dy], flick) => {
      await page.mouse.move(x - dx / 2, y - dy / 2);
      await page.mouse.down();
      await glide((share) => page.mouse.move(x + dx * (share - 0.5), y + dy * (share - 0.5)));
      if (!flick) await page.waitForTimeout(HOLD_MS);
      await page.mouse.up();
    },
    zoom: async ([x, y], direction) => {
      await page.mouse.move(x, y);
      for (let notch = 0; notch < 5; notch++) {
        await page.mouse.wheel(0, -direction * NOTCH);
        await page.waitForTimeout(FRAME_MS * 3);
      }
    },
  };
}

export function finger(page: Page, session: CDPSession): Hand {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

  return {
    drag: async ([x, y], [dx, dy], flick) => {
      await touch('touchStart', [x - dx / 2, y - dy / 2]);
      await glide((share) => touch('touchMove', [x + dx * (share - 0.5), y + dy * (share - 0.5)]));
      if (!flick) await page.waitForTimeout(HOLD_MS);
      await touch('touchEnd');
    },
    zoom: async ([x, y], direction) => {
      const [from, to] = direction === 1 ? [45, 90] : [90, 45];
      const points = (apart: number): [Point, Point] => [
        [x, y - apart],
        [x, y + apart],
      ];
      await touch('touchStart', ...points(from));
      await glide((share) => touch('touchMove', ...points(from + (to - from) * share)));
      await page.waitForTimeout(HOLD_MS);
      await touch('touchEnd');
    },
  };
}

/** Follows wall time, so that a busy machine makes a motion coarser and not longer. */
async function glide(to: (share: number) => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  for (let share = 0; share < 1; ) {
    share = Math.min(1, (performance.now() - begun) / DRAG_MS);
    const moved = performance.now();
    await to(share);
    const rest = FRAME_MS - (performance.now() - moved);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
