import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyListing, anySearch } from '../search-index/testing/arbitraries.ts';
import type { Store } from '../store/database/db.ts';
import { indexRowsOf } from '../store/listings/index-rows.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import { searchListings } from '../store/listings/listing-table.ts';
import { addSpaces, SOURCE } from '../testing/fixtures.ts';
import { createTestStore } from '../testing/test-store.ts';
import { indexOf, matchesIn, matchesInStore } from './match-search.ts';
import { SearchGroups } from './search-groups.ts';

let store: Store;
beforeAll(async () => {
  store = await createTestStore();
  await addSpaces(store);
});
afterAll(() => store.close());

const PAGE = {
  sort: 'LIST_DATE_DES',
  centre: null,
  from: 0,
  size: 100,
  count: false,
  omit: ['images'],
} as const;

test('the inverted index finds for each listing exactly the searches that find it', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyListing, { selector: ({ id }) => id, minLength: 1, maxLength: 12 }),
      fc.array(anySearch, { minLength: 10, maxLength: 10 }),
      async (listings, searches) => {
        await store.db.deleteFrom('listings').execute();
        await store.db.insertInto('listings').values(listings).execute();
        const ids = listings.map(({ id }) => id);
        const rows = await indexRowsOf(store.db, SOURCE, ids);
        const index = await indexOf(rows);
        const groups = new SearchGroups();
        const group = ({ source, timeZone, search, area }: ListingSearch) => ({
          source,
          timeZone,
          spaceId: 'edmonton',
          search,
          ...(area && { area }),
        });
        for (const [number, search] of searches.entries())
          await groups.add(number, String(number), async () => group(search));

        const matched = searches.map((): string[] => []);
        for (const { numbers } of groups.candidates(SOURCE, rows)) {
          const [number = -1] = numbers;
          const search = searches[number] as ListingSearch;
          matched[number] = matchesIn(index, search) ?? (await matchesInStore(store.db, search, ids));
        }

        for (const [number, search] of searches.entries()) {
          const found = await searchListings(store.db, search, { ...PAGE, omit: [...PAGE.omit] });
          expect(matched[number]?.toSorted()).toEqual(found.listings.map(({ id }) => id).toSorted());
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('searches with the same criteria are one group', async () => {
  const groups = new SearchGroups();
  const make = async () => ({ source: SOURCE, spaceId: 'edmonton', timeZone: 'UTC', search: {} });
  for (const number of [1, 2, 2, 3]) await groups.add(number, number === 3 ? 'other' : 'same', make);

  const [row] = await rowsOfOne();
  expect([...groups.candidates(SOURCE, [row])].map(({ numbers }) => numbers)).toEqual([[1, 2], [3]]);
  expect(groups.size).toBe(3);
});

async function rowsOfOne() {
  const [listing] = fc.sample(anyListing, 1);
  await store.db.deleteFrom('listings').execute();
  await store.db
    .insertInto('listings')
    .values({ ...listing, id: 'one', status: 'active', display: '{}' } as NonNullable<typeof listing>)
    .execute();

  return (await indexRowsOf(store.db, SOURCE, ['one'])) as [Awaited<ReturnType<typeof indexRowsOf>>[number]];
}
