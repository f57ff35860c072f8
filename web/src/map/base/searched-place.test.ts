import { expect, test } from 'vitest';
import { parts } from './searched-place.ts';

const square = (at: number) => [
  [at, at],
  [at + 1, at],
  [at + 1, at + 1],
  [at, at],
];

test('the rest of the world has a hole for each part of the place', () => {
  const geometry = { type: 'MultiPolygon' as const, coordinates: [[square(1), square(1.5)], [square(5)]] };
  const shown = parts([geometry]);
  const rest = shown?.features.find(({ properties }) => properties?.part === 'rest')?.geometry;

  expect(shown?.features[0]?.geometry).toEqual(geometry);
  expect(rest).toMatchObject({ type: 'Polygon', coordinates: [expect.anything(), square(1), square(5)] });
});

test('several places are shown and the rest has a hole for each', () => {
  const places = [square(1), square(5)].map((ring) => ({ type: 'Polygon' as const, coordinates: [ring] }));
  const shown = parts([...places, { type: 'Point', coordinates: [1, 2] }])?.features ?? [];
  const [rest, ...others] = shown.toReversed();

  expect(others.map(({ geometry }) => geometry).toReversed()).toEqual(places);
  expect(rest?.geometry).toMatchObject({ coordinates: [expect.anything(), square(1), square(5)] });
});

test('a place that is a point has no outline', () => {
  expect(parts([{ type: 'Point', coordinates: [1, 2] }])).toBeNull();
});
