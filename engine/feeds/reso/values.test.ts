import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readLookup,
  readLookups,
  readNumber,
  readSquareFeet,
  readText,
  readTime,
  readYesNo,
} from './values.ts';

test.each([
  ['1506  Timber St  ', '1506 Timber St'],
  ['   ', null],
  [42, '42'],
  [null, null],
  [['a'], null],
])('the text of %j is %j', (value, text) => {
  expect(readText(value)).toBe(text);
});

test.each([
  [195000, 195000],
  ['4934.00', 4934],
  ['1,480', 1480],
  [-3, null],
  ['12 acres', null],
  [Number.NaN, null],
  ['', null],
])('the number of %j is %j', (value, number) => {
  expect(readNumber(value)).toBe(number);
});

test.each([
  ['ActiveUnderContract', 'Active Under Contract'],
  ['Active Under Contract', 'Active Under Contract'],
  ['SingleFamilyResidence', 'Single Family Residence'],
  ['None', null],
  ['', null],
])('the lookup %j is %j', (value, lookup) => {
  expect(readLookup(value)).toBe(lookup);
});

test.each([
  ['Circuit Breakers,200+ Amp Service', ['Circuit Breakers', '200+ Amp Service']],
  [['House'], ['House']],
  [['None'], []],
  [[], []],
  [null, []],
  ['Sheetrock (Drywall, painted),Brick', ['Sheetrock (Drywall, painted)', 'Brick']],
  [['Deck', 'Deck'], ['Deck']],
])('the lookups %j are %j', (value, lookups) => {
  expect(readLookups(value)).toEqual(lookups);
});

test.each([
  [true, true],
  ['N', false],
  ['true', true],
  [null, null],
  ['perhaps', null],
])('yes or no of %j is %j', (value, response) => {
  expect(readYesNo(value)).toBe(response);
});

test.each([
  ['2019-12-11T00:02:03.715Z', '2019-12-11T00:02:03.715Z'],
  ['2020-12-05T15:32:42.710', '2020-12-05T15:32:42.710Z'],
  ['2020-12-05T15:32:42', '2020-12-05T15:32:42.000Z'],
  ['2020-12-05T15:32:42.1234567-07:00', '2020-12-05T22:32:42.123Z'],
  ['2019-10-08', '2019-10-08T12:00:00.000Z'],
  ['"2021-01-01T00:00:00.000Z"', '2021-01-01T00:00:00.000Z'],
])('the time %s is %s', (value, time) => {
  expect(readTime(value)?.toISOString()).toBe(time);
});

test.each(['2020-13-45', 'yesterday', '', 12, null, '2020-12-05T99:00:00Z'])('%j is not a time', (value) => {
  expect(readTime(value)).toBeNull();
});

test('any timestamp round-trips with zero to seven fractional digits', () => {
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 7 }), (date, digits) => {
      const [seconds = ''] = date.toISOString().split('.');
      const milliseconds = date.toISOString().slice(20, 23).padEnd(7, '0').slice(0, digits);
      const text = `${seconds}${digits ? `.${milliseconds}` : ''}Z`;
      const expected =
        Math.floor(date.getTime() / 10 ** Math.max(0, 3 - digits)) * 10 ** Math.max(0, 3 - digits);

      expect(readTime(text)?.getTime()).toBe(expected);
    }),
  );
});

test.each([
  [2101, undefined, 2101],
  [100, 'Square Meters', 1076],
  [100, 'SquareMeters', 1076],
  [0.5, 'Acres', 21780],
  [100, 'Parsecs', null],
  [100, 'constructor', null],
  [0, 'Square Feet', null],
])('%s %s are %s square feet', (area, unit, feet) => {
  expect(readSquareFeet(area, unit)).toBe(feet);
});
