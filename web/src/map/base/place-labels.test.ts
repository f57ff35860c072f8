import { expect, test } from 'vitest';
import { type PlaceOutlines, placeLabels } from './place-labels.ts';

const square = (x: number, y: number, size: number) => [
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ],
];

function outlines(
  geometry: PlaceOutlines['features'][number]['geometry'],
  name = 'Strathcona',
): PlaceOutlines {
  const properties = { id: '1', name, placetype: 'neighbourhood', kind: 'place' } as const;

  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] };
}

const labels = (collection: PlaceOutlines) =>
  placeLabels(collection).features.map(({ geometry: { coordinates } }) => coordinates);

test('a place is labelled in the middle of its area', () => {
  expect(labels(outlines({ type: 'Polygon', coordinates: square(0, 0, 2) }))).toEqual([[1, 1]]);
});

test('a place of several parts is labelled once, on its largest', () => {
  const coordinates = [square(0, 0, 1), square(10, 10, 4), square(20, 20, 2)];

  expect(labels(outlines({ type: 'MultiPolygon', coordinates }))).toEqual([[12, 12]]);
});

test('a point place is labelled there; a place without a name is not', () => {
  expect(labels(outlines({ type: 'Point', coordinates: [3, 4] }))).toEqual([[3, 4]]);
  expect(labels(outlines({ type: 'Point', coordinates: [3, 4] }, ''))).toEqual([]);
});

test('an area without extent is labelled at its first corner', () => {
  expect(
    labels(
      outlines({
        type: 'Polygon',
        coordinates: [
          [
            [1, 1],
            [1, 1],
            [1, 1],
          ],
        ],
      }),
    ),
  ).toEqual([[1, 1]]);
});

test('the largest place is the first; a district with the name of a neighbourhood has no label', () => {
  const place = (name: string, placetype: string, size: number) => {
    const [feature] = outlines({ type: 'Polygon', coordinates: square(0, 0, size) }, name).features;
    return {
      ...feature,
      properties: { id: name, name, placetype, kind: 'place' },
    } as PlaceOutlines['features'][number];
  };
  const features = [
    place('Garneau', 'neighbourhood', 1),
    place('Windermere', 'macrohood', 9),
    place('Windermere', 'neighbourhood', 2),
    place('Mill Woods', 'macrohood', 5),
  ];
  const ranked = placeLabels({ type: 'FeatureCollection', features }).features;

  expect(ranked.map(({ properties: { name, placetype, rank } }) => [rank, name, placetype])).toEqual([
    [0, 'Mill Woods', 'macrohood'],
    [1, 'Windermere', 'neighbourhood'],
    [2, 'Garneau', 'neighbourhood'],
  ]);
});
