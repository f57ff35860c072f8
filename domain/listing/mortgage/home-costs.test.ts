import { expect, test } from 'vitest';
import { COSTS_OF_FACTS } from '../../testing/costs-of-facts.ts';
import { homeCosts } from './home-costs.ts';

test.each(COSTS_OF_FACTS)('the costs of %j', (details, propertyTax, monthlyFee) => {
  const facts = Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));

  expect(homeCosts(facts)).toEqual({ propertyTax, monthlyFee });
});
