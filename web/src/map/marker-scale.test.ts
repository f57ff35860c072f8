import { expect, test } from 'vitest';
import { markerDiameter, markerScale } from './marker-scale.ts';

test.each([
  [1, 1],
  [10, 1],
  [100, 2],
  [1000, 3],
])('a marker of %i results has the scale %i: logarithmic above 10 [R9.053]', (count, scale) => {
  expect(markerScale(count)).toBeCloseTo(scale);
});

test('a marker is large enough to press and small enough for the map', () => {
  expect(markerDiameter(1)).toBe(38);
  expect(markerDiameter(100)).toBeGreaterThan(markerDiameter(50));
  expect(markerDiameter(1_000_000_000)).toBe(84);
});
