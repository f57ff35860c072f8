import { expect, test } from 'vitest';
import { gridOf } from './graticule.ts';

test.each([
  [15, 0.002],
  [10, 0.05],
])('the lines of a map without streets at zoom %d are %d degrees apart and cover it', (zoom, step) => {
  const half = 200 / ((512 * 2 ** zoom) / 360);
  const bounds = { north: 44.65 + half, south: 44.65 - half, east: -63.57 + half, west: -63.57 - half };
  const grid = gridOf(bounds, zoom);
  const lats = grid.flatMap(([from, to]) => (from && to && from[1] === to[1] ? [from[1]] : []));

  expect((lats[1] ?? 0) - (lats[0] ?? 0)).toBeCloseTo(step, 6);
  expect(lats[0]).toBeLessThanOrEqual(bounds.south);
  expect(lats.at(-1)).toBeGreaterThanOrEqual(bounds.north);
  expect(grid.length).toBeLessThan(40);
});
