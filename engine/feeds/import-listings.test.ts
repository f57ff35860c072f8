import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeRows } from '#demo/places/places.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { readRecords } from './feed-record.ts';
import { importListings } from './import-listings.ts';
import { DDF_LEASE, MLS_GRID, STANDARD } from './testing/reso-records.ts';

const FILES = join(import.meta.dirname, 'testing/reso');

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;
  const source = 'idx-test';

  beforeAll(async () => {
    store = await createTestStore(kind);
    const { places, rings } = placeRows();
    await bulkInsert(store.db, 'places', places);
    await bulkInsert(store.db, 'place_rings', rings);
    await bulkInsert(store.db, 'sources', [
      { key: source, name: 'Test', settings: { timeZone: 'America/Edmonton' } },
    ]);
  });
  beforeEach(() => sql`truncate listings, listing_changes, import_refusals`.execute(store.db));
  afterAll(() => store.close());

  const run = (...records: unknown[]) => importListings(store, { source, records });
  const changes = async () =>
    (
      await store.db
        .selectFrom('listing_changes')
        .select(['listing_id', 'removed'])
        .orderBy('sequence')
        .execute()
    ).map(({ listing_id, removed }) => [listing_id, removed]);

  test('what a listing cost is recorded from its first record on', async () => {
    const history = async () =>
      (await store.db.selectFrom('listings').select('document').executeTakeFirstOrThrow()).document
        .price_history;
    await run(STANDARD);
    expect(await history()).toEqual([{ at: '2026-11-03T12:00:00Z', price: 459900, status: 'active' }]);

    await run({ ...STANDARD, PublicRemarks: 'Sunny.' });
    expect(await history()).toHaveLength(1);

    await run({ ...STANDARD, ListPrice: 439900, PriceChangeTimestamp: '2026-11-12T08:00:00Z' });
    await run({ ...STANDARD, ListPrice: 439900, StandardStatus: 'Pending' });
    expect(await history()).toEqual([
      { at: '2026-11-03T12:00:00Z', price: 459900, status: 'active' },
      { at: expect.stringMatching(/^\d{4}-.*Z$/), price: 439900, status: 'active' },
      { at: expect.stringMatching(/^\d{4}-.*Z$/), price: 439900, status: 'pending' },
    ]);
  });

  test('a home that comes with a former price has both', async () => {
    await run({ ...STANDARD, OriginalListPrice: 479900, PriceChangeTimestamp: '2026-11-08T08:00:00Z' });
    const { document } = await store.db.selectFrom('listings').select('document').executeTakeFirstOrThrow();

    expect(document.price_history).toEqual([
      { at: '2026-11-03T12:00:00Z', price: 479900, status: 'active' },
      { at: '2026-11-08T08:00:00Z', price: 459900, status: 'active' },
    ]);
  });

  test('records of three dialects are stored, with the places around them', async () => {
    const report = await run(STANDARD, DDF_LEASE, MLS_GRID);
    const row = await store.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', 'k-100')
      .executeTakeFirstOrThrow();

    expect(report).toMatchObject({ inserted: 3, changed: 0, unchanged: 0, removed: 0, rejected: [] });
    expect(row).toMatchObject({
      public_id: '10234-82-avenue-nw-strathcona-a1000',
      price: 459900,
      agent_ids: ['a-1'],
      search_text: '10234 82 avenue nw a1000',
    });
    expect(row.document.places).toContainEqual({
      id: '85874671',
      name: 'Strathcona',
      placetype: 'neighbourhood',
    });
    expect(row.open_house_until?.toISOString()).toBe('2026-11-28T22:00:00.000Z');
    expect(await changes()).toEqual([
      ['k-100', false],
      ['26000001', false],
      ['mg-1', false],
    ]);
  });

  test('a second run changes nothing, even when the modification time is new', async () => {
    await run(STANDARD, MLS_GRID);
    const report = await run({ ...STANDARD, ModificationTimestamp: '2026-11-20T00:00:00Z' }, MLS_GRID);

    expect(report).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
    expect(await changes()).toHaveLength(2);
  });

  test('a new price is one change, and the public id stays', async () => {
    await run(STANDARD);
    const report = await run({ ...STANDARD, ListPrice: 449900, UnparsedAddress: '10236 82 Avenue NW' });
    const row = await store.db
      .selectFrom('listings')
      .select(['price', 'address', 'public_id'])
      .executeTakeFirstOrThrow();

    expect(report).toMatchObject({ inserted: 0, changed: 1 });
    expect(row).toEqual({
      price: 449900,
      address: '10236 82 Avenue NW',
      public_id: '10234-82-avenue-nw-strathcona-a1000',
    });
  });

  test('an address that the seller withdraws leaves the public id too', async () => {
    await run(STANDARD);
    await run({ ...STANDARD, InternetAddressDisplayYN: false });
    const row = await store.db.selectFrom('listings').selectAll().executeTakeFirstOrThrow();

    expect(row.public_id).toBe('strathcona-a1000');
    expect([row.address, row.location, row.geohash, row.postal_code]).toEqual([null, null, null, null]);
    expect(JSON.stringify(row)).not.toContain('10234');
  });

  const PLACED = { id: '85874671', name: 'Strathcona', placetype: 'neighbourhood' };

  test('a home whose address is withheld is assigned its places, but its position is not stored', async () => {
    await run({ ...STANDARD, InternetAddressDisplayYN: false });
    const row = await store.db.selectFrom('listings').selectAll().executeTakeFirstOrThrow();

    expect(row.place_ids).toContain(Number(PLACED.id));
    expect(row.document.places).toContainEqual(PLACED);
    expect([row.location, row.search_location, row.document.location]).toEqual([null, null, undefined]);
  });

  test('such a home is assigned places that were imported later with the next run', async () => {
    const hidden = { ...STANDARD, InternetAddressDisplayYN: false };
    await run(hidden);
    await sql`update listings set place_ids = '{}'`.execute(store.db);

    expect(await run(hidden)).toMatchObject({ changed: 1 });
    expect(await run(hidden)).toMatchObject({ changed: 0, unchanged: 1 });
    const row = await store.db.selectFrom('listings').select('place_ids').executeTakeFirstOrThrow();
    expect(row.place_ids).toContain(Number(PLACED.id));
  });

  test.each([[['VOW', 'BO']], [[]], ['VOW']])(
    'a record that may be used for %j only is not stored, and is removed when it was',
    async (MlgCanUse) => {
      await run(MLS_GRID);

      expect(await run({ ...MLS_GRID, MlgCanUse })).toMatchObject({ removed: 1, inserted: 0 });
      expect(await store.db.selectFrom('listings').select('id').execute()).toEqual([]);
    },
  );

  test('a record that must not be stored any more removes its listing once', async () => {
    await run(MLS_GRID);
    expect(await run({ ...MLS_GRID, MlgCanView: false })).toMatchObject({ removed: 1, inserted: 0 });
    expect(await run({ ...MLS_GRID, MlgCanView: false })).toMatchObject({ removed: 0 });
    expect(await changes()).toEqual([
      ['mg-1', false],
      ['mg-1', true],
    ]);
  });

  test('two listings that would share a public id get different ones', async () => {
    await run(STANDARD, { ...STANDARD, ListingKey: 'k-200' });
    const rows = await store.db.selectFrom('listings').select('public_id').orderBy('id').execute();

    expect(rows.map(({ public_id }) => public_id)).toEqual([
      '10234-82-avenue-nw-strathcona-a1000',
      '10234-82-avenue-nw-strathcona-a1000-k-200',
    ]);
  });

  test('bad records are counted by reason, and the others are stored', async () => {
    const bad = [
      { ...STANDARD, ListingKey: 'k-1', ListPrice: 0 },
      null,
      'text',
      { ListingId: 'B2' },
      { ...STANDARD, ModificationTimestamp: '2020-01-01T00:00:00Z' },
    ];
    const report = await run(STANDARD, ...bad);
    const again = await run(STANDARD, ...bad);
    const stored = await store.db
      .selectFrom('import_refusals')
      .select(['import', 'record', 'reason'])
      .orderBy('id')
      .execute();

    expect(report.inserted).toBe(1);
    expect(again.rejected).toEqual(report.rejected);
    expect(stored).toEqual([
      { import: 'listings idx-test', record: 'k-1', reason: 'ListPrice and LeaseAmount are missing or zero' },
      { import: 'listings idx-test', record: 'record 3', reason: 'is not an object' },
      { import: 'listings idx-test', record: 'record 4', reason: 'is not an object' },
      { import: 'listings idx-test', record: 'B2', reason: 'ListingKey is missing' },
      { import: 'listings idx-test', record: 'k-100', reason: 'the file has a newer record of this listing' },
    ]);
    expect(
      (
        await store.db.selectFrom('listings').select('modified_at').executeTakeFirstOrThrow()
      ).modified_at.getUTCFullYear(),
    ).toBe(2026);
  });

  test('rejections of fixed records are deleted', async () => {
    await run({ ...STANDARD, ListPrice: 0 });
    await run(STANDARD);
    expect(await store.db.selectFrom('import_refusals').selectAll().execute()).toEqual([]);
  });

  test('an unknown source is named, with the known ones', async () => {
    await expect(importListings(store, { source: 'idx-nowhere', records: [STANDARD] })).rejects.toThrow(
      'There is no source idx-nowhere; there are idx-test',
    );
  });

  test('a record of MLS Grid is read, without its owner and instructions', async () => {
    const records = await readRecords(join(FILES, 'mls-grid-property.json'));
    const report = await importListings(store, { source, records });
    const row = await store.db.selectFrom('listings').selectAll().executeTakeFirstOrThrow();

    expect(report).toMatchObject({ inserted: 1, rejected: [] });
    expect(row).toMatchObject({
      bathrooms: 1.5,
      bedrooms: 3,
      price: 195000,
      interior_size: 2101,
      property_types: ['investment'],
    });
    expect(JSON.stringify(row)).not.toMatch(/Bill|Showing Assist|Exclusive Right|3\.0%|janedoe/);
  });

  test('open houses are not listings, and are reported as rejected', async () => {
    const records = await readRecords(join(FILES, 'ddf-open-houses.json'));
    const { rejected } = await importListings(store, { source, records });

    expect(rejected).toEqual([{ record: '22009401', reason: 'is an OpenHouse record, not a Property' }]);
  });
});

describe('a file', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'feed-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  test.each([
    ['one record', '{"ListingKey":"1"}', 1],
    ['a list', '[{"ListingKey":"1"},{"ListingKey":"2"}]', 2],
    ['an answer of the Web API', '{"@odata.context":"x","value":[{"ListingKey":"1"}]}', 1],
    ['a list with a byte order mark', '\uFEFF[]', 0],
  ])('of %s is read', async (name, text, count) => {
    const file = join(directory, `${name}.json`);
    await writeFile(file, text);
    expect(await readRecords(file)).toHaveLength(count);
  });

  test.each([
    ['cut off', '[{"ListingKey":', 'is not JSON'],
    ['of a number', '42', 'neither a record nor a list'],
  ])('that is %s is rejected as a whole', async (name, text, reason) => {
    const file = join(directory, `${name}.json`);
    await writeFile(file, text);
    await expect(readRecords(file)).rejects.toThrow(reason);
  });

  test('that does not exist is rejected as a whole', async () => {
    await expect(readRecords(join(directory, 'nothing.json'))).rejects.toThrow('cannot be read');
  });
});
