import { expect, test } from 'vitest';
import { testListing } from '../../listing/test-listing.ts';
import { compareRows } from './compare-facts.ts';

const one = { ...testListing({ price: 400_000, interiorSize: 1000, bedrooms: 3 }), yearBuilt: 1990 };
const other = { ...testListing({ price: 500_000, interiorSize: 1000, bedrooms: 3 }), yearBuilt: null };

const rows = (...listings: (typeof one | typeof other)[]) =>
  Object.fromEntries(
    compareRows(listings, '2026-11-21T09:00', (instant) => instant.slice(0, 10)).map(({ key, ...row }) => [
      key,
      row,
    ]),
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
