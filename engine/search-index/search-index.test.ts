import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SearchInput } from '#domain/search/search-input.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { ListingSearch } from '#engine/store/listings/listing-conditions.ts';
import { listingFacets, rawFacets } from '#engine/store/listings/listing-facets.ts';
import { clusterListings, listingPoints } from '#engine/store/listings/listing-map.ts';
import { searchListings } from '#engine/store/listings/listing-table.ts';
import type { NewListing } from '#engine/store/schema.ts';
import { addSpaces, SOURCE, sampleListing } from '#engine/testing/fixtures.ts';
import { TEST_NOW } from '#engine/testing/test-engine.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { countBits } from './bitset.ts';
import { facets } from './find-facets.ts';
import { clusters, points } from './find-on-map.ts';
import { pageOf } from './first-rows.ts';
import { MAX_AGE_MS, REFRESH_MS, SearchIndex } from './search-index.ts';
import { anyListing, anyPage, anySearch } from './testing/arbitraries.ts';

type Page = Omit<Parameters<typeof pageOf>[3], 'at'>;
type Sample = Partial<Parameters<typeof sampleListing>[0]>;
const openHouse = (date: string, start_time: string, end_time: string): Sample => ({
  open_house_until: `${date}T${end_time}:00-07:00`,
  document: { open_houses: [{ date, start_time, end_time }] },
});
type Change = { listing: NewListing } | { gone: string };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: anyListing.map((listing) => ({ listing })), weight: 3 },
  { arbitrary: fc.constantFrom(...'abcdefghijklm').map((gone) => ({ gone })), weight: 1 },
);
const questions = fc.array(
  fc.record({ search: anySearch, page: anyPage, precision: fc.integer({ min: 1, max: 8 }) }),
  {
    minLength: 6,
    maxLength: 6,
  },
);

describe.each(STORE_KINDS)('the search index on %s', (kind) => {
  let store: Store;
  let index: SearchIndex;
  const errors: object[] = [];

  beforeAll(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
    index = new SearchIndex({
      db: store.db,
      log: { info: () => undefined, error: (details) => void errors.push(details) },
    });
    await index.start();
  });
  afterAll(async () => {
    await index.stop();
    await store.close();
    expect(errors).toEqual([]);
  });

  async function write(change: Change): Promise<void> {
    if ('gone' in change) {
      await store.db
        .deleteFrom('listings')
        .where('source', '=', SOURCE)
        .where('id', '=', change.gone)
        .execute();
      return;
    }
    const { listing } = change;
    await store.db
      .insertInto('listings')
      .values(listing)
      .onConflict((conflict) => conflict.columns(['source', 'id']).doUpdateSet(listing))
      .execute();
  }

  async function agrees(search: ListingSearch, page: Page, precision: number): Promise<boolean> {
    const copy = index.of(SOURCE);
    if (!copy) throw new Error('The index is not fresh');
    const conditions = copy.plan(search);
    if (!conditions) return false;

    const { found, total } = copy.matchOnce(conditions);
    expect(copy.match(conditions)).toEqual(found);
    expect(countBits(found)).toBe(total);
    const ids = pageOf(copy, found, total, { ...page, at: search }).map((row) => copy.columns.ids[row]);
    const stored = await searchListings(store.db, search, { ...page, count: true, omit: [] });
    expect({ total, ids }).toEqual({ total: stored.total, ids: stored.listings.map(({ id }) => id) });

    expect(points(copy, conditions, page.size)).toEqual(await listingPoints(store.db, search, page.size));

    const cells = await clusterListings(store.db, search, precision);
    expect(clusters(copy, conditions, precision)).toEqual(
      cells.map((cell) => ({
        ...cell,
        lat: expect.closeTo(cell.lat, 9),
        lon: expect.closeTo(cell.lon, 9),
      })),
    );

    const { raw, ...counts } = await listingFacets(store.db, search, ['city']);
    expect(facets(copy, search)).toEqual(counts);
    expect(await rawFacets(store.db, search, ['city'])).toEqual(raw);
    return true;
  }

  test('finds, sorts, counts and locates as the database does, after any changes', async () => {
    let [response, total] = [0, 0];

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyChange, { maxLength: 30 }), { minLength: 1, maxLength: 3 }),
        questions,
        async (rounds, searches) => {
          for (const changes of rounds) {
            for (const change of changes) await write(change);
            await index.refresh();
            for (const { search, page, precision } of searches) {
              total++;
              // An area belongs to one call: what the index finds in it is cached by its ring.
              if (await agrees(structuredClone(search), page, precision)) response++;
            }
          }
        },
      ),
      { numRuns: 25, interruptAfterTimeLimit: 60_000 },
    );

    // Only terms on fields without a column need the database.
    expect(response / total).toBeGreaterThan(0.2);
  }, 120_000);

  test.each<[string, SearchInput, Sample, Sample]>([
    [
      'a price as high as the highest that is asked for',
      { filters: { highPrice: 300_000 } },
      { price: 300_000 },
      { price: 300_001 },
    ],
    [
      'a price as low as the lowest that is asked for',
      { filters: { lowPrice: 300_000 } },
      { price: 300_000 },
      { price: 299_999 },
    ],
    [
      'an open house to come, not one that is over',
      { filters: { openHouses: true } },
      { open_house_until: new Date(TEST_NOW.getTime() + 1000).toISOString() },
      { open_house_until: new Date(TEST_NOW.getTime() - 1000).toISOString() },
    ],
    [
      'an open house today, not one of tomorrow',
      { filters: { openHouseDay: 'TODAY' } },
      openHouse('2026-11-21', '14:00', '16:00'),
      openHouse('2026-11-22', '14:00', '16:00'),
    ],
    [
      'an open house of the weekend, not one of it that is over',
      { filters: { openHouseDay: 'WEEKEND' } },
      openHouse('2026-11-22', '09:00', '10:00'),
      openHouse('2026-11-21', '09:00', '10:00'),
    ],
    [
      'a monthly fee as high as the highest that is asked for',
      { filters: { monthlyFee: 400 } },
      { document: { additionalDetails: { 'Condo Fee': '$400' } } },
      { document: { additionalDetails: { 'Condo Fee': '$401' } } },
    ],
    [
      'a condo with no monthly fee, not one whose fee is unknown',
      { filters: { monthlyFee: 0 } },
      { property_types: ['condo'], document: { additionalDetails: { 'Condo Fee': '0' } } },
      { property_types: ['condo'] },
    ],
    [
      'a house whose fee is unknown by no monthly fee, not a house with a fee',
      { filters: { monthlyFee: 0 } },
      { property_types: ['house'] },
      { property_types: ['house'], document: { additionalDetails: { 'Association Fee': '$80' } } },
    ],
    [
      'a house whose fee is unknown by a highest fee, not such a townhouse',
      { filters: { monthlyFee: 400 } },
      { property_types: ['house'] },
      { property_types: ['house', 'townhouse'] },
    ],
    [
      'a monthly fee that is shown, not one that is withheld',
      { filters: { monthlyFee: 400 } },
      { property_types: ['condo'], document: { additionalDetails: { 'Condo Fee': '$300' } } },
      {
        property_types: ['condo'],
        document: { additionalDetails: { 'Condo Fee': '$300' } },
        display: { details: false },
      },
    ],
    [
      'a house whose fee is withheld as one whose fee is unknown',
      { filters: { monthlyFee: 0 } },
      {
        property_types: ['house'],
        document: { additionalDetails: { 'Association Fee': '$300' } },
        display: { details: false },
      },
      { property_types: ['house'], document: { additionalDetails: { 'Association Fee': '$300' } } },
    ],
    [
      'a home in the circle, not one in a corner of the box around it',
      { geo: { point: { lat: 53.5, lon: -113.5, radius: 5 } } },
      { location: { lat: 53.5, lon: -113.43 } },
      { location: { lat: 53.54, lon: -113.44 } },
    ],
  ])('finds %s', async (_, search, inside, unrelated) => {
    await sql`delete from listings`.execute(store.db);
    const home = (id: string, more: Sample) =>
      sampleListing({ id, public_id: id, status: 'active', location: { lat: 53.5, lon: -113.5 }, ...more });
    await write({ listing: home('inside', inside) });
    await write({ listing: home('beside', unrelated) });
    await index.refresh();
    const copy = index.of(SOURCE);
    const conditions = copy?.plan({ source: SOURCE, now: TEST_NOW, timeZone: 'America/Edmonton', search });
    if (!copy || !conditions) throw new Error('The index answers this');

    const { found, total } = copy.matchOnce(conditions);
    const page = { sort: 'LIST_DATE_DES' as const, centre: null, from: 0, size: 10 };
    expect(pageOf(copy, found, total, page).map((row) => copy.columns.ids[row])).toEqual(['inside']);
    expect(total).toBe(1);
  });

  test('polls the journal', async () => {
    await sql`delete from listings`.execute(store.db);

    for (const id of ['first', 'second', 'third']) {
      await write({ listing: sampleListing({ id, public_id: id, status: 'active' }) });
      await expect
        .poll(() => index.of(SOURCE)?.rowOf(id), { timeout: 4 * REFRESH_MS, interval: 50 })
        .toBeDefined();
    }
  }, 20_000);

  test('is not used once the journal could not be read for seconds', async () => {
    const errors: object[] = [];
    const apart = new SearchIndex({
      db: store.db,
      log: { info: () => undefined, error: (details) => void errors.push(details) },
    });
    await apart.start();
    await apart.stop();
    expect(apart.of(SOURCE)).not.toBeNull();

    const later = performance.now() + MAX_AGE_MS;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(apart.of(SOURCE)).toBeNull();
    clock.mockRestore();
  });

  test('a copy built from the index returns the same', async () => {
    await sql`delete from listings`.execute(store.db);
    for (const listing of fc.sample(anyListing, { numRuns: 60, seed: 7 })) await write({ listing });
    const fresh = new SearchIndex({
      db: store.db,
      log: { info: () => undefined, error: (details) => void errors.push(details) },
    });
    await fresh.start();
    const listings = index;
    index = fresh;

    try {
      for (const { search, page, precision } of fc.sample(questions, { numRuns: 20, seed: 7 }).flat())
        await agrees(search, page, precision);
    } finally {
      index = listings;
      await fresh.stop();
    }
  }, 60_000);

  test('after a large import the rows are reordered in a copy, which misses no change', async () => {
    await sql`delete from listings`.execute(store.db);
    await index.refresh();
    const samples = fc.sample(anyListing, { numRuns: 2400, seed: 11 });
    const many = samples.map((listing, n) => ({ ...listing, id: `n-${n}`, public_id: `n-${n}` }));
    for (let start = 0; start < many.length; start += 200)
      await store.db
        .insertInto('listings')
        .values(many.slice(start, start + 200))
        .execute();
    await index.refresh();
    const imported = index.of(SOURCE);
    expect(imported?.isScattered).toBe(true);

    await index.refresh();
    for (const listing of fc.sample(anyListing, { numRuns: 20, seed: 12 })) await write({ listing });
    await write({ gone: 'n-3' });
    await expect
      .poll(async () => {
        await index.refresh();
        return index.of(SOURCE) === imported;
      })
      .toBe(false);

    expect(index.of(SOURCE)?.isScattered).toBe(false);
    expect(index.of(SOURCE)?.rowOf('n-3')).toBeUndefined();
    for (const { search, page, precision } of fc.sample(questions, { numRuns: 6, seed: 9 }).flat())
      await agrees(search, page, precision);
    await sql`delete from listings`.execute(store.db);
  }, 60_000);

  test('a change of a transaction that commits late is not missed', async () => {
    if (kind === 'pglite') return;
    await sql`delete from listings`.execute(store.db);
    const [early, late] = fc
      .sample(anyListing, 2)
      .map((listing) => ({ ...listing, status: 'active', display: '{}' }));

    const { promise, resolve } = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const slow = store.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('listings')
        .values({ ...(early as NewListing), id: 'early' })
        .execute();
      began.resolve();
      await promise;
    });
    await began.promise;
    await write({ listing: { ...(late as NewListing), id: 'late', public_id: 'late' } });
    await index.refresh();
    expect(index.of(SOURCE)?.rowOf('late')).toBeDefined();
    expect(index.of(SOURCE)?.rowOf('early')).toBeUndefined();
    resolve();
    await slow;
    await index.refresh();

    expect(index.of(SOURCE)?.rowOf('early')).toBeDefined();
  });
});
