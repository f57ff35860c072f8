import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { isAddressOn, leftOutWords, otherPlacePath, soldsPath, withLeftOut } from './left-out.ts';

test.each([
  [['sold'], '', true, []],
  [['recently sold', 'zoo'], 'zoo', true, []],
  [['vendues'], '', true, []],
  [['casas vendidas'], '', true, []],
  [['pet friendly', 'unsold'], 'pet friendly, unsold', false, []],
  [['Strathcona or', 'pet friendly'], 'pet friendly', false, ['Strathcona']],
  [['Strathcona, Garneau or'], 'Strathcona', false, ['Garneau']],
  [['Strathcona ou'], '', false, ['Strathcona']],
  [['or Garneau', 'or Oliver'], '', false, ['Garneau', 'Oliver']],
  [['hot tub or sauna'], 'hot tub or sauna', false, []],
  [[], '', false, []],
] as const)('of the words %j the others are "%s"; for sold homes: %s; other places: %j', (...row) => {
  const [leftOut, words, isSold, places] = row;

  expect(leftOutWords(withLeftOut('/search', leftOut))).toEqual({ words, isSold, places });
});

test('another place is searched with the same filters', () => {
  const state = { ...EMPTY_SEARCH, geo: { kind: 'place', id: '7' } as const, filters: { bedrooms: 3 } };

  expect(otherPlacePath(state, 'Strathcona')).toBe('/search/3-bedrooms?q=Strathcona');
});

test('the sold homes of a place are found by its name', () => {
  expect(soldsPath('King Edward Park')).toBe('/solds?q=King+Edward+Park');
  expect(soldsPath('')).toBe('/solds');
});

test.each([
  ['83 Avenue NW, Edmonton', '10442 83 Avenue', true],
  ['83 Avenue NW, Edmonton', '10442B 83 ave', true],
  ['Whyte Avenue NW, Edmonton', '10442 whyte', true],
  ['83 Avenue NW, Edmonton', '83 Avenue', false],
  ['83 Avenue NW, Edmonton', '3 bed on 83 Avenue', false],
  ['Whyte Avenue NW, Edmonton', 'Whyte Avenu', false],
])('on %s, "%s" is an address: %s', (street, text, isAddress) => {
  expect(isAddressOn(street, text)).toBe(isAddress);
});
