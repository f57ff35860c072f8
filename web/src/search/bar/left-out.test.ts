import { expect, test } from 'vitest';
import { leftOutWords, soldsPath, withLeftOut } from './left-out.ts';

test.each([
  [['sold'], '', true],
  [['recently sold', 'zoo'], 'zoo', true],
  [['vendues'], '', true],
  [['casas vendidas'], '', true],
  [['pet friendly', 'unsold'], 'pet friendly, unsold', false],
  [[], '', false],
] as const)('of the words %j the others are "%s"; for sold homes: %s', (leftOut, words, isSold) => {
  expect(leftOutWords(withLeftOut('/search', leftOut))).toEqual({ words, isSold });
});

test('the sold homes of a place are found by its name', () => {
  expect(soldsPath('King Edward Park')).toBe('/solds?q=King+Edward+Park');
  expect(soldsPath('')).toBe('/solds');
});
