import { expect, test } from 'vitest';
import { searchedTerms } from './mortgage-terms.ts';

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
