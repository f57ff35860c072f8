import { expect, test } from 'vitest';
import { withRequestLanguage } from '../data/request-language.ts';
import { comingOpenHouses, isNew, openHouseShort, openHouseWhen, priceDrop } from './listing-badges.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-14T12:00:01Z', true],
  ['2026-11-14T12:00:00Z', false],
  ['2026-11-21T23:00:00Z', true],
  ['soon', false],
  [null, false],
])('a listing of %s is new: %s', (listedAt, expected) => {
  expect(isNew(listedAt, now)).toBe(expected);
});

test('upcoming open houses have not ended, the earliest first', () => {
  const house = (date: string, startTime: string) => ({ date, startTime, endTime: '16:00' });
  const [late, over, early] = [
    house('2026-11-28', '14:00'),
    house('2026-11-20', '10:00'),
    house('2026-11-28', '10:00'),
  ];

  expect(comingOpenHouses([late, over, early], '2026-11-21T00:00')).toEqual([early, late]);
  expect(comingOpenHouses([late, over], '2026-11-28T15:59')).toEqual([late]);
  expect(comingOpenHouses([late, over], '2026-11-28T16:00')).toEqual([]);
});

const CLOCK = '2026-11-28T10:00';

test.each([
  ['fr', 'sam. 14 h–16 h', 'dim. 11 h 30–13 h', '12 déc., 14 h–16 h'],
  ['es', 'sáb 2–4', 'dom 11:30–1', '12 dic, 2–4'],
] as const)(
  'the hours of an open house are in the language of the site: %s',
  (language, whole, half, later) => {
    withRequestLanguage(language, () => {
      expect(openHouseShort({ date: '2026-11-28', startTime: '14:00', endTime: '16:00' }, CLOCK)).toBe(whole);
      expect(openHouseShort({ date: '2026-11-29', startTime: '11:30', endTime: '13:00' }, CLOCK)).toBe(half);
      expect(openHouseShort({ date: '2026-12-12', startTime: '14:00', endTime: '16:00' }, CLOCK)).toBe(later);
    });
  },
);

test.each([
  ['2026-11-28', '14:00', '16:00', 'Sat 2–4'],
  ['2026-11-29', '11:30', '13:00', 'Sun 11:30–1'],
  ['2026-11-29', '00:00', '12:15', 'Sun 12–12:15'],
  ['2026-12-04', '14:00', '16:00', 'Fri 2–4'],
  ['2026-12-05', '14:00', '16:00', 'Dec 5, 2–4'],
])('an open house on %s from %s to %s is abbreviated to "%s"', (date, startTime, endTime, text) => {
  expect(openHouseShort({ date, startTime, endTime }, CLOCK)).toBe(text);
});

test('the whole time of an open house has its date, in the language of the site', () => {
  const house = { date: '2026-11-28', startTime: '14:00', endTime: '16:00' };

  expect(openHouseWhen(house)).toBe('Sat Nov 28, 2–4');
  withRequestLanguage('fr', () => expect(openHouseWhen(house)).toMatch(/^sam\. 28 nov\., 14\sh–16\sh$/));
});

test.each([
  [470_000, 500_000, 30_000],
  [500_000, 500_000, null],
  [520_000, 500_000, null],
  [470_000, null, null],
  [null, 500_000, null],
])('a price of %j that was %j dropped by %j', (price, previousPrice, drop) => {
  expect(priceDrop({ price, previousPrice })).toBe(drop);
});
