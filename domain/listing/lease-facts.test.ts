import { expect, test } from 'vitest';
import { splitLeaseFacts } from './lease-facts.ts';

const fact = (name: string) => ({ name, value: name });

test('terms of a lease come in the order a tenant asks for them, under any spelling of their names', () => {
  const facts = ['Heating', 'TenantPays', 'Pets Allowed', 'lease_term', 'Availability Date'].map(fact);

  expect(splitLeaseFacts(facts)).toEqual({
    terms: [
      { term: 'available', value: 'Availability Date' },
      { term: 'term', value: 'lease_term' },
      { term: 'pets', value: 'Pets Allowed' },
      { term: 'tenantPays', value: 'TenantPays' },
    ],
    others: [fact('Heating')],
  });
});

test('a home without terms has all its facts among the others', () => {
  expect(splitLeaseFacts([fact('Roof')])).toEqual({ terms: [], others: [fact('Roof')] });
});
