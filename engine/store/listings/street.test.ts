import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addSpaces } from '../../testing/fixtures.ts';
import { createTestStore, STORE_KINDS } from '../../testing/test-store.ts';
import type { Store } from '../database/db.ts';

const ADDRESSES: readonly [address: string, street: string | null][] = [
  ['10234 Whyte Avenue NW', 'Whyte Avenue NW'],
  ['204 10425 82 Avenue', '82 Avenue'],
  ['204-10425 82 Avenue', '82 Avenue'],
  ['204 - 9 Whyte Avenue NW', 'Whyte Avenue NW'],
  ['12A 124 Street NW #204', '124 Street NW'],
  ['Unit 5 8803 99 Street', '99 Street'],
  ['12 Main St, unit 3', 'Main St'],
  ['1200 N Flores St apt. 4', 'N Flores St'],
  ['Rue Saint-Denis', 'Rue Saint-Denis'],
  ['', null],
];

describe.each(STORE_KINDS)('the street of a listing on %s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
    await addListings(store, [
      ...ADDRESSES.map(([address], n) => ({ id: `a${n}`, mls: `A${n}`, address })),
      { id: 'hidden', mls: 'H', address: '1 Main St', display: { address: false } },
    ]);
  });
  afterAll(() => store.close());

  const streetOf = async (id: string) =>
    (await store.db.selectFrom('listings').select('street').where('id', '=', id).executeTakeFirst())?.street;

  test.each(ADDRESSES.map(([address, street], n) => [address, street, n] as const))(
    'of "%s" is %s',
    async (_, street, n) => {
      expect(await streetOf(`a${n}`)).toBe(street);
    },
  );

  test('is withheld with the address', async () => {
    expect(await streetOf('hidden')).toBeNull();
  });
});
