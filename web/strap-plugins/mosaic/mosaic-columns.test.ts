import { expect, test } from 'vitest';
import { mosaicColumns } from './mosaic-columns.ts';
import { defaultState, type TileSize } from './parts.ts';

test.each<[TileSize[], number]>([
  [['large', 'small', 'small', 'small', 'small'], 4],
  [['wide', 'tall', 'small', 'small'], 3],
  [['small', 'small', 'small'], 3],
  [['large'], 4],
])('tiles of %j have %i columns', (sizes, columns) => {
  expect(mosaicColumns(sizes.map((size) => ({ size })))).toBe(columns);
});

test('the default tiles of a mosaic fill two rows of three', () => {
  expect(mosaicColumns(defaultState.items)).toBe(3);
});
