import { expect, test } from 'vitest';
import { heightOfGap, nearestGap, placeInGap, scrollSpeed } from './drag-gaps.ts';

const spans = [
  { top: -200, bottom: 100 },
  { top: 100, bottom: 700 },
  { top: 700, bottom: 740 },
];

test('a strap drops into the gap nearest to the pointer, or at either end', () => {
  const gapAt = (y: number) => nearestGap(spans, y);

  expect([-900, 0, 399, 401, 719, 721, 5000].map(gapAt)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([0, 1, 2, 3].map((gap) => heightOfGap(spans, gap))).toEqual([-200, 100, 700, 740]);
  expect(nearestGap([], 10)).toBe(0);
});

test('both gaps beside a strap are its own place', () => {
  expect([0, 1, 2, 3, 4].map((gap) => placeInGap(2, gap))).toEqual([0, 1, 2, 2, 3]);
});

test('a drag scrolls only near the edges, faster the nearer, and no faster outside', () => {
  const speedAt = (y: number) => scrollSpeed(y, 800);

  expect([96, 400, 704].map(speedAt)).toEqual([0, 0, 0]);
  expect(speedAt(60)).toBeLessThan(0);
  expect(speedAt(10)).toBeLessThan(speedAt(60));
  expect(speedAt(760)).toBeGreaterThan(0);
  expect(speedAt(790)).toBeGreaterThan(speedAt(760));
  expect(speedAt(-500)).toBe(speedAt(0));
  expect(speedAt(2000)).toBe(speedAt(800));
  expect(scrollSpeed(100, 200)).toBe(0);
});
