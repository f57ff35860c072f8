import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COSTS_OF_FACTS } from '#domain/testing/costs-of-facts.ts';
import { addListings, addSpaces } from '../../testing/fixtures.ts';
import { createTestStore, STORE_KINDS } from '../../testing/test-store.ts';
import type { Store } from '../database/db.ts';

describe.each(STORE_KINDS)('the costs of a home on %s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
    await addListings(store, [
      ...COSTS_OF_FACTS.map(([additionalDetails], n) => ({ id: `c${n}`, document: { additionalDetails } })),
      { id: 'list', document: { additionalDetails: { Taxes: ['$2,345', '2026'], 'Condo Fee': { per: 1 } } } },
      { id: 'none', document: { additionalDetails: undefined } },
      {
        id: 'withheld',
        display: { details: false },
        document: { additionalDetails: { Taxes: '4120', 'Condo Fee': '385' } },
      },
      { id: 'street', display: { address: false }, document: { additionalDetails: { Taxes: '4120' } } },
    ]);
  });
  afterAll(() => store.close());

  const costsOf = (id: string) =>
    store.db
      .selectFrom('listings')
      .select(['property_tax', 'monthly_fee'])
      .where('id', '=', id)
      .executeTakeFirst();

  test.each(COSTS_OF_FACTS.map(([facts, tax, fee], n) => [facts, tax, fee, n] as const))(
    'of %j are those that its page reads',
    async (_, property_tax, monthly_fee, n) => {
      expect(await costsOf(`c${n}`)).toEqual({ property_tax, monthly_fee });
    },
  );

  test.each([
    ['list', 2345, null],
    ['none', null, null],
    // Withheld with the details, not with the address.
    ['withheld', null, null],
    ['street', 4120, null],
  ])('%s: %j a year, %j a month', async (id, property_tax, monthly_fee) => {
    expect(await costsOf(id)).toEqual({ property_tax, monthly_fee });
  });
});
