import { describe, expect, test } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import { feeText, matchReasons, openHouseText } from './match-reasons.ts';

const home = {
  lotSize: 6200,
  storeys: 1.5,
  garageSpaces: 2,
  parkingSpaces: 4,
  yearBuilt: 2019,
};

test.each<[Filters, string[]]>([
  [{}, []],
  [{ bedrooms: 3 }, []],
  [{ highPrice: 500_000 }, []],
  [{ lotSize: 5000, garageSpaces: 1 }, ['6,200 sqft lot', '2-car garage']],
  [{ storeys: 1, parkingSpaces: 2 }, ['2 levels', '4 parking spaces']],
  [{ storeys: 2, garageSpaces: 2, parkingSpaces: 4 }, ['2-car garage', '4 parking spaces']],
  [{ garageSpaces: 3, parkingSpaces: 5 }, []],
  [{ withPool: true }, ['with a pool']],
  [{ constructionAgeYears: 10, keywords: ['hot tub'] }, ['built in 2019', '“hot tub”']],
])('a home matches %j by %j', (filters, reasons) => {
  expect(matchReasons(home, filters)).toEqual(reasons);
});

test('a home with the one-car garage that is asked for matches by it', () => {
  expect(matchReasons({ garageSpaces: 1 }, { garageSpaces: 1 })).toEqual(['1-car garage']);
});

test('what is not known of a home is no reason', () => {
  expect(matchReasons({}, { lotSize: 1, storeys: 1, garageSpaces: 1 })).toEqual([]);
});

test.each<[string | null, Parameters<typeof feeText>[0]]>([
  ['Fee $312/mo', { transactionType: 'SALE', monthlyFee: 312 }],
  ['No monthly fee', { transactionType: 'SALE', monthlyFee: 0 }],
  ['No monthly fee given', { transactionType: 'SALE', monthlyFee: null }],
  [null, { transactionType: 'SALE', monthlyFee: null, detailsWithheld: true }],
  [null, { transactionType: 'LEASE', monthlyFee: 312 }],
])('a search by fees says %j of %j', (text, listing) => {
  expect(feeText(listing, { monthlyFee: 400 })).toBe(text);
  expect(feeText(listing, { monthlyFee: 0 })).toBe(text);
});

test('the fee is said only in a search by fees', () => {
  expect(feeText({ transactionType: 'SALE', monthlyFee: 312 }, { bedrooms: 2 })).toBeNull();
});

describe('a search for open houses says when a home is open', () => {
  const home = {
    openHouses: [
      { date: '2026-11-29', startTime: '13:30', endTime: '15:00' },
      { date: '2026-11-28', startTime: '12:00', endTime: '14:00' },
      { date: '2026-12-05', startTime: '10:00', endTime: '11:00' },
    ],
  };

  test.each<[string | null, Filters, string]>([
    ['Open Sat Nov 28, 12:00 pm to 2:00 pm', { openHouses: true }, '2026-11-27T09:00'],
    ['Open Sat Nov 28, 12:00 pm to 2:00 pm', { openHouseDay: 'WEEKEND' }, '2026-11-27T09:00'],
    ['Open Sun Nov 29, 1:30 pm to 3:00 pm', { openHouseDay: 'SUNDAY' }, '2026-11-27T09:00'],
    ['Open Sun Nov 29, 1:30 pm to 3:00 pm', { openHouseDay: 'WEEKEND' }, '2026-11-28T15:00'],
    ['Open Sat Dec 5, 10:00 am to 11:00 am', { openHouses: true }, '2026-11-30T09:00'],
    [null, { openHouseDay: 'TODAY' }, '2026-11-27T09:00'],
    [null, { bedrooms: 2 }, '2026-11-27T09:00'],
  ])('%s by %j at %s', (text, filters, clock) => {
    expect(openHouseText(home, filters, clock)).toBe(text);
  });
});
