import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOfHome } from './assumptions.ts';
import { costFactors, monthlyCost } from './monthly-cost.ts';
import { mortgageOf } from './mortgage.ts';

// Principal and interest of 400,000, and insurance: 2213.89 + 125 in Canada, 2528.27 + 250 in the United States.
test.each([
  ['CA', 'its own taxes and fee', { propertyTax: 3600, monthlyFee: 410 }, 3049],
  ['CA', 'average taxes', { propertyTax: null, monthlyFee: null }, 2714],
  ['CA', 'no taxes', { propertyTax: 0, monthlyFee: 0 }, 2339],
  ['US', 'its own taxes and fee', { propertyTax: 9000, monthlyFee: 50 }, 3578],
  ['US', 'average taxes', { propertyTax: null, monthlyFee: null }, 3570],
] as const)('in %s a home for 500,000 with %s costs %j: %d a month', (country, _, costs, total) => {
  expect(monthlyCost({ price: 500_000, ...costs }, costFactors(country))).toBe(total);
});

test('a search counts of any home what its own page shows', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 60_000 }));
  const home = fc.record({
    price: fc.integer({ min: 1, max: 20_000_000 }),
    propertyTax: amount,
    monthlyFee: amount,
  });

  fc.assert(
    fc.property(fc.constantFrom('CA' as const, 'US' as const), home, (country, any) => {
      const shown = mortgageOf(country, termsOfHome(any, country));

      expect(shown.ok && shown.mortgage.total).toBe(monthlyCost(any, costFactors(country)));
    }),
  );
});
