import { expect, test } from 'vitest';
import { listingFacts, listingPlace, listingPriceText } from './listing-text.ts';

test.each([
  [{ price: 459_900, transactionType: 'SALE', propertyTypes: ['house'] }, '$459,900'],
  [{ price: 1850, transactionType: 'LEASE', propertyTypes: ['condo'] }, '$1,850/month'],
  [{ price: 950, transactionType: 'LEASE', propertyTypes: ['condo'] }, '$950/month'],
  [{ price: 22, transactionType: 'LEASE', propertyTypes: ['commercial'] }, '$22 per sqft'],
  [{ price: 4000, transactionType: 'LEASE', propertyTypes: ['commercial'] }, '$4,000/month'],
  [{ price: null, transactionType: 'SALE', propertyTypes: [] }, 'Price on request'],
] as const)('the price of %j is %s', (listing, text) => {
  expect(listingPriceText(listing)).toBe(text);
});

test('unknown facts are omitted', () => {
  expect(listingFacts({ bedrooms: 3, bathrooms: 2.5, interiorSize: 1480 })).toEqual([
    '3 beds',
    '2.5 baths',
    '1,480 sqft',
  ]);
  expect(listingFacts({ bedrooms: null, bathrooms: 0, interiorSize: null })).toEqual([]);
});

test('one bed is singular, and a single bath is omitted [R9.051]', () => {
  expect(listingFacts({ bedrooms: 1, bathrooms: 1.4 })).toEqual(['1 bed']);
  expect(listingFacts({ bedrooms: 1, bathrooms: 1.5 })).toEqual(['1 bed', '1.5 baths']);
});

test('places have one form, with the province last', () => {
  expect(listingPlace({ neighbourhood: 'Strathcona', city: 'Edmonton', province: 'AB' })).toBe(
    'Strathcona, Edmonton, AB',
  );
  expect(listingPlace({ city: 'Edmonton', province: 'AB' })).toBe('Edmonton, AB');
  expect(listingPlace({ neighbourhood: 'Glenburnie', city: 'Glenburnie', province: 'ON' })).toBe(
    'Glenburnie, ON',
  );
  expect(listingPlace({})).toBe('');
});
