import { afterEach, expect, test } from 'vitest';
import { readMarketFrom } from '#domain/language/market.ts';
import { amountSigns, caretIn, groupedAmount, plainAmount } from './grouped-amount.ts';

const NORTH_AMERICA = '$#^|,|.';
const QUEBEC = '#\u00a0^$|\u00a0|,';
const GERMANY = '#\u00a0^€|.|,';
let market = NORTH_AMERICA;
readMarketFrom(() => market);
afterEach(() => {
  market = NORTH_AMERICA;
});

test.each([
  [NORTH_AMERICA, '', '', ''],
  [NORTH_AMERICA, '999', '999', '999'],
  [NORTH_AMERICA, '1250000', '1,250,000', '1250000'],
  [NORTH_AMERICA, '1,2500', '12,500', '12500'],
  [NORTH_AMERICA, '$1,250,000', '1,250,000', '1250000'],
  [NORTH_AMERICA, '4321.', '4,321.', '4321'],
  [NORTH_AMERICA, '4321.507', '4,321.50', '4321.50'],
  [NORTH_AMERICA, '007', '7', '7'],
  [NORTH_AMERICA, 'abc', '', ''],
  [QUEBEC, '1250000', '1\u00a0250\u00a0000', '1250000'],
  [QUEBEC, '1 250 000 $', '1\u00a0250\u00a0000', '1250000'],
  [QUEBEC, '4321,5', '4\u00a0321,5', '4321.5'],
  [GERMANY, '1250000', '1.250.000', '1250000'],
  [GERMANY, '1.2500', '12.500', '12500'],
])('in the market %j the amount %j is shown as %j and read as %j', (given, typed, shown, read) => {
  market = given;
  expect(groupedAmount(typed)).toBe(shown);
  expect(plainAmount(typed)).toBe(read);
});

test.each([
  // A digit typed at the end, in the middle and at the beginning.
  ['1,2500', 6, 6],
  ['1,2950,000', 4, 4],
  ['91,250', 1, 1],
  // A separator that was deleted comes back, with the caret before it.
  ['1250,000', 1, 1],
])('what was typed as %j with the caret at %i has it at %i', (typed, caret, expected) => {
  expect(caretIn(groupedAmount(typed), typed, caret)).toBe(expected);
});

test.each([
  [NORTH_AMERICA, { before: '$', after: '' }],
  [QUEBEC, { before: '', after: '$' }],
])('the signs of the market %j', (given, signs) => {
  market = given;
  expect(amountSigns()).toMatchObject(signs);
});
