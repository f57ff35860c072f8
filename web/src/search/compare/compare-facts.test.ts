import { expect, test } from 'vitest';
import { testListing } from '../../listing/test-listing.ts';
import { type ComparedListing, compareRows } from './compare-facts.ts';

const one = { ...testListing({ price: 400_000, interiorSize: 1000, bedrooms: 3 }), yearBuilt: 1990 };
const other = { ...testListing({ price: 500_000, interiorSize: 1000, bedrooms: 3 }), yearBuilt: null };

const rows = (...listings: ComparedListing[]) =>
  Object.fromEntries(
    compareRows(listings, {
      clock: '2026-11-21T09:00',
      dayOf: (instant) => instant.slice(0, 10),
      locale: 'en-CA',
    }).map(({ key, ...row }) => [key, row]),
  );

test('facts are compared side by side and differences are marked', () => {
  const { price, pricePerFoot, bedrooms } = rows(one, other);

  expect(price).toMatchObject({ values: ['$400,000', '$500,000'], differs: true });
  expect(pricePerFoot).toMatchObject({ values: ['$400', '$500'], differs: true });
  expect(bedrooms).toMatchObject({ label: 'Bedrooms', values: ['3', '3'], differs: false });
});

test('a fact of only one listing differs; one of no listing has no row', () => {
  expect(rows(one, other).yearBuilt).toMatchObject({ values: ['1990', null], differs: true });
  expect(rows(other, other).yearBuilt).toBeUndefined();
});

test('a past open house is no fact', () => {
  const house = (date: string) => ({ date, startTime: '13:00', endTime: '15:00' });
  const open = { ...one, openHouses: [house('2026-11-28'), house('2026-11-20')] };

  expect(rows(open, { ...other, openHouses: [house('2026-11-20')] }).openHouse).toMatchObject({
    values: ['November 28, 2026', null],
  });
});

test('a rent has no price per square foot', () => {
  expect(rows({ ...one, transactionType: 'LEASE' }).pricePerFoot).toBeUndefined();
});

test('what a home costs a month, its land, parking and basement are compared', () => {
  const full = {
    ...one,
    lotSize: 5200,
    garageSpaces: 2,
    parkingSpaces: 1,
    daysOnMarket: 12,
    details: [
      { name: 'Annual Taxes', value: '3600' },
      { name: 'Condo Fee', value: '$410' },
      { name: 'Basement', value: 'Finished' },
    ],
  };
  const found = rows(full, other);
  const valuesOf = (...keys: string[]) => keys.map((key) => found[key]?.values[0]);

  expect(valuesOf('taxes', 'monthlyFee', 'lotSize', 'garage', 'parking', 'basement', 'days')).toEqual([
    '$3,600',
    '$410',
    '5,200 sqft',
    '2 cars',
    '1 car',
    'Finished',
    '12 days',
  ]);
  expect(found.payment).toMatchObject({
    label: 'Est. monthly payment',
    values: [expect.stringMatching(/^\$2,\d{3}$/), expect.stringMatching(/^\$2,\d{3}$/)],
  });
  expect(rows({ ...full, transactionType: 'LEASE' })).not.toHaveProperty('taxes');
  expect(rows({ ...full, transactionType: 'LEASE' })).not.toHaveProperty('payment');
});
