import { expect, test } from 'vitest';
import { isGridKey, nextInGrid } from './grid-keys.ts';

/** Rows of three, three and, after the head of another group, two. */
const boxes = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
  const left = (index % 3) * 100;

  return { left, right: left + 90, top: Math.floor(index / 3) * 80 + (index > 5 ? 40 : 0) };
});

test('left and right arrows move in reading order, and stop at both ends', () => {
  expect(nextInGrid(boxes, 2, 'ArrowRight')).toBe(3);
  expect(nextInGrid(boxes, 3, 'ArrowLeft')).toBe(2);
  expect(nextInGrid(boxes, 0, 'ArrowLeft')).toBeNull();
  expect(nextInGrid(boxes, 7, 'ArrowRight')).toBeNull();
});

test('up and down arrows stay in the column, also between groups and into a shorter row', () => {
  expect(nextInGrid(boxes, 1, 'ArrowDown')).toBe(4);
  expect(nextInGrid(boxes, 4, 'ArrowDown')).toBe(7);
  expect(nextInGrid(boxes, 5, 'ArrowDown')).toBe(7);
  expect(nextInGrid(boxes, 6, 'ArrowUp')).toBe(3);
  expect(nextInGrid(boxes, 1, 'ArrowUp')).toBeNull();
  expect(nextInGrid(boxes, 7, 'ArrowDown')).toBeNull();
});

test('Home and End move to the first and the last; other keys do nothing', () => {
  expect(nextInGrid(boxes, 4, 'Home')).toBe(0);
  expect(nextInGrid(boxes, 4, 'End')).toBe(7);
  expect(isGridKey('Tab')).toBe(false);
});
