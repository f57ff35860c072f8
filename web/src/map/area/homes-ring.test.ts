import { expect, test } from 'vitest';
import { homesRing } from './homes-ring.ts';

const home = (lat: number, lon: number) => ({ bounds: { north: lat, south: lat, east: lon, west: lon } });

test('the ring around homes is closed and convex, with room around each', () => {
  const homes = [home(29.4, -98.5), home(29.41, -98.52), home(29.405, -98.51), home(29.38, -98.49)];
  const ring = homesRing(homes);

  expect(ring.at(-1)).toEqual(ring[0]);
  const sides = ring.slice(1).map((to, at) => [ring[at] ?? to, to] as const);
  for (const [[x1, y1], [x2, y2]] of sides)
    for (const { bounds } of homes) {
      const along = [(x2 - x1) * 0.871, y2 - y1] as const;
      const metres =
        ((along[0] * (bounds.north - y1) - along[1] * (bounds.east - x1) * 0.871) / Math.hypot(...along)) *
        111_320;
      expect(metres).toBeGreaterThan(190);
    }
});

test('one home has a circle, none has nothing', () => {
  expect(homesRing([home(53.5, -113.5)])).toHaveLength(17);
  expect(homesRing([])).toEqual([]);
});
