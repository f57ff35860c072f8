import { afterEach, expect, test } from 'vitest';
import { readMarketFrom } from '#domain/language/market.ts';
import { afterDigits, countDigits, typedAmount } from './amount-text.ts';

const FRENCH = '#\u00a0^$|\u00a0|,';

afterEach(() => readMarketFrom(() => undefined));

test.each([
  ['', '', 0],
  ['5', '5', 5],
  ['469900', '469,900', 469_900],
  ['469,90', '46,990', 46_990],
  ['$525,000', '525,000', 525_000],
  ['0500', '500', 500],
  ['999999999999', '100,000,000', 100_000_000],
  ['525k', '525k', 525_000],
  ['1.2M', '1.2M', 1_200_000],
  ['469,900.00', '469,900.00', 469_900],
  ['about half', 'about half', null],
])('%s is shown as %s', (text, shown, amount) => {
  expect(typedAmount(text)).toEqual({ text: shown, amount });
});

test.each([
  ['469900', '469\u00a0900', 469_900],
  ['469 900 $', '469\u00a0900', 469_900],
  ['1,2 M$', '1,2 M$', 1_200_000],
])('in French %s is shown as %s', (text, shown, amount) => {
  readMarketFrom(() => FRENCH);
  expect(typedAmount(text)).toEqual({ text: shown, amount });
});

test.each([
  ['469,900', 0, 0],
  ['469,900', 3, 3],
  ['469,900', 4, 5],
  ['469,900', 9, 7],
])('in %s the caret after %i digits is at %i', (text, digits, position) => {
  expect(afterDigits(text, digits)).toBe(position);
  expect(countDigits(text.slice(0, position))).toBe(Math.min(digits, 6));
});
