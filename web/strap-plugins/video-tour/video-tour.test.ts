import { expect, test } from 'vitest';
import { secondsOf } from './chapters.ts';

test.each([
  ['0:00', 0],
  ['1:05', 65],
  [' 12:30 ', 750],
  ['1:02:10', 3730],
  ['40', 40],
  ['', null],
  ['soon', null],
  ['1:5:7:9', null],
])('a chapter at %s begins after %s seconds', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds);
});
