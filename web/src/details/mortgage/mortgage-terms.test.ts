import { expect, test } from 'vitest';
import { firstTerms } from '#domain/listing/mortgage/home-payment.ts';
import { costsOfListing, searchedTerms } from './mortgage-terms.ts';

test('a URL without terms has those that are assumed for the price', () => {
  expect(searchedTerms('', 500_000, 'CA')).toMatchObject({
    price: 500_000,
    downPayment: 100_000,
    years: 25,
    isFirstOrNew: false,
  });
});

test.each([
  ['?price=900000&down=300000', { price: 900_000, downPayment: 300_000 }],
  // As the fields send them without JavaScript.
  ['?price=900,000&down=300%C2%A0000&rate=4,5', { price: 900_000, downPayment: 300_000, annualRate: 4.5 }],
  // What is left out follows the price of the URL.
  ['?price=900000', { price: 900_000, downPayment: 180_000 }],
  ['?rate=99&first=on', { annualRate: 25, isFirstOrNew: true }],
  ['?years=20&tax=0', { years: 20, propertyTax: 0 }],
  ['?years=7&price=-1&down=lots&rate=', { years: 25, price: 500_000, downPayment: 100_000, annualRate: 4.5 }],
])('the terms of %s', (search, terms) => {
  expect(searchedTerms(search, 500_000, 'CA')).toMatchObject(terms);
});

const CONDO = {
  price: 500_000,
  transactionType: 'SALE',
  propertyTypes: ['condo'],
  details: [{ name: 'Heating', value: 'Gas' }],
} as const;

test('taxes and fees of a listing are taken, and what nobody has named is assumed', () => {
  const details = [
    { name: 'Annual Taxes', value: '4120' },
    { name: 'Monthly Fee', value: '385' },
  ];
  const known = { ...CONDO, propertyTypes: [...CONDO.propertyTypes], details };
  const unknown = { ...CONDO, propertyTypes: [...CONDO.propertyTypes], details: [...CONDO.details] };

  expect(firstTerms(known, 'CA')).toMatchObject({ propertyTax: 4120, fees: 385 });
  expect(costsOfListing(known, 'CA')).toEqual({
    propertyTax: null,
    homeInsurance: 1500,
    withoutFees: false,
    mayHaveFees: true,
  });
  expect(firstTerms(unknown, 'CA')).toMatchObject({ propertyTax: 4500, fees: 0 });
  expect(costsOfListing(unknown, 'CA')).toEqual({
    propertyTax: 4500,
    homeInsurance: 1500,
    withoutFees: true,
    mayHaveFees: true,
  });
});

test.each([
  ['CA', ['house'], null, false],
  ['CA', ['house'], '0', false],
  ['CA', ['house'], '85', true],
  ['CA', ['condo'], null, true],
  ['CA', ['townhouse'], null, true],
  ['CA', ['investment', 'house'], null, true],
  ['CA', ['rural'], null, false],
  ['CA', [], null, true],
  ['US', ['house'], null, true],
] as const)(
  'in %s a home of the types %j with the fee %s has a field for fees: %s',
  (country, types, fee, has) => {
    const details = fee === null ? [] : [{ name: 'Monthly Fee', value: fee }];
    const home = { price: 500_000, propertyTypes: [...types], details };

    expect(costsOfListing(home, country).mayHaveFees).toBe(has);
  },
);
