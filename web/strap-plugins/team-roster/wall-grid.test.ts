import { expect, test } from 'vitest';
import { wallGrid } from './wall-grid.ts';

test.each([
  [2, 4, 2],
  [3, 5, 2],
  [4, 3, 2],
  [5, 3, 1],
  [6, 4, 2],
  [7, 3, 2],
  [8, 5, 2],
  [9, 5, 1],
  [12, 4, 4],
  [21, 4, 3],
  [28, 5, 2],
])('a wall of %i has %i columns, the heading %i cells', (count, columns, head) => {
  expect(wallGrid(count)).toEqual({ columns, head });
});

test('a wall of any size is filled', () => {
  for (let count = 2; count <= 200; count++) {
    const { columns, head } = wallGrid(count);

    expect((count + head) % columns, String(count)).toBe(0);
  }
});
