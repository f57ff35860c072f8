import { expect, test } from 'vitest';
import { readDrawnArea } from './geo-json.ts';

const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const nested = (depth: number): unknown => {
  let value: unknown = polygon(SQUARE);
  for (let level = 0; level < depth; level++) value = { type: 'Feature', geometry: value };
  return value;
};
const lists = (depth: number): unknown => {
  let value: unknown = SQUARE;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};
const circle = (corners: number) => {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return [...ring, ring[0]];
};

test.each([
  ['a polygon', polygon(SQUARE)],
  ['a feature', { type: 'Feature', properties: { a: 1 }, geometry: polygon(SQUARE) }],
  ['a collection', { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon(SQUARE) }] }],
  [
    'a polygon with heights and members of its own',
    { ...polygon(SQUARE.map((at) => [...at, 12])), bbox: [] },
  ],
])('the area of %s is read, with nothing else', (_, geoJson) => {
  expect(readDrawnArea(geoJson)).toEqual({
    area: {
      geometry: { type: 'Polygon', coordinates: [SQUARE] },
      polygons: [[[0, 1, 2, 3].map((index) => ({ lon: SQUARE[index]?.[0], lat: SQUARE[index]?.[1] }))]],
    },
  });
});

test.each([
  [polygon(SQUARE.slice(0, 4)), 'ends with the corner'],
  [polygon([[0, 0]]), 'ends with the corner'],
  [polygon([SQUARE[0], SQUARE[1], SQUARE[0]]), '3 to 500 corners'],
  [polygon([SQUARE[0], SQUARE[1], [2, 0], [3, 0], SQUARE[0]]), 'encloses no area'],
  [
    polygon(SQUARE, [
      [0.1, 0.1],
      [0.2, 0.2],
      [0.3, 0.3],
      [0.1, 0.1],
    ]),
    'encloses no area',
  ],
  [polygon(circle(501)), '3 to 500 corners'],
  [polygon(...Array.from({ length: 5 }, () => circle(450))), 'at most 50 rings with 2000 corners'],
  [polygon(...Array.from({ length: 51 }, () => SQUARE)), 'at most 50 rings'],
  [
    polygon([
      [0, 0],
      [181, 0],
      [1, 1],
      [0, 0],
    ]),
    '[longitude, latitude]',
  ],
  [polygon('corners'), '[longitude, latitude]'],
  [nested(2), 'GeoJSON Polygon'],
  [nested(10_000), 'GeoJSON Polygon'],
  [{ type: 'Polygon', coordinates: lists(10_000) }, '[longitude, latitude]'],
  [{ type: 'FeatureCollection', features: [] }, 'GeoJSON Polygon'],
  [null, 'GeoJSON Polygon'],
])('an invalid area is rejected with the reason: %#', (geoJson, reason) => {
  expect(readDrawnArea(geoJson)).toEqual({ problem: expect.stringContaining(reason) });
});
