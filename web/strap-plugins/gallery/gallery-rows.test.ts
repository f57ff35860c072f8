import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagesInRow } from './gallery-rows.ts';

test.each([
  [7, 3, [3, 3, 3, 2, 2, 2, 2]],
  [4, 3, [2, 2, 2, 2]],
  [6, 3, [3, 3, 3, 3, 3, 3]],
  [1, 3, [1]],
  [0, 3, []],
])('%i images in %i columns form rows of %j', (count, columns, rows) => {
  expect(imagesInRow(count, columns)).toEqual(rows);
});

test('every image has a place and no row is longer than the columns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 5 }), (count, columns) => {
      const rows = imagesInRow(count, columns);

      return (
        rows.length === count &&
        Math.max(...rows) <= columns &&
        (count === 1 || Math.min(...rows) > 1 || columns === 2)
      );
    }),
  );
});
