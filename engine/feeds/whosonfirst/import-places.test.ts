import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignPlaces } from '#engine/operations/listings/assign-places.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { importListings } from '../import-listings.ts';
import {
  AT_POINT,
  CITY,
  DEPRECATED,
  file,
  LABEL_OUTSIDE,
  NAMED_ELSEWHERE,
  REGION,
  RINGED,
  record,
} from '../testing/place-records.ts';
import { STANDARD } from '../testing/reso-records.ts';
import { importPlaces, readPlaceFiles } from './import-places.ts';
import { simplifyRing } from './outline.ts';
import { readPlace } from './read-place.ts';

const GENUINE = join(import.meta.dirname, '../testing/whosonfirst');

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await createTestStore(kind);
    await bulkInsert(store.db, 'sources', [{ key: 'idx-test', name: 'Test', settings: {} }]);
  });
  beforeEach(() =>
    sql`truncate places, place_rings, listings, listing_changes, import_refusals`.execute(store.db),
  );
  afterAll(() => store.close());

  const run = (...records: unknown[]) =>
    importPlaces(
      store,
      records.map((json, i) => file(`${i}.geojson`, json)),
    );
  const place = (id: number) =>
    store.db.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const idsAt = (lon: number, lat: number) => assignPlaces(store, { lat, lon });

  test('a point in a part is in the place, a point in a hole is not', async () => {
    await run(REGION, CITY, RINGED);

    expect(await idsAt(1.5, 1.5)).toEqual([1, 2, 3]);
    expect(await idsAt(6.5, 6.5)).toEqual([1, 2, 3]);
    expect(await idsAt(2.5, 2.5)).toEqual([1, 3]);
  });

  test('hierarchies are named, several are stored, unknown ids are left out', async () => {
    await run(RINGED, CITY, REGION);

    expect((await place(2)).hierarchies).toEqual([
      [
        { id: '3', name: 'Alberta', placetype: 'region' },
        { id: '1', name: 'Testville', placetype: 'locality' },
        { id: '2', name: 'Ringed', placetype: 'neighbourhood' },
      ],
      [
        { id: '3', name: 'Alberta', placetype: 'region' },
        { id: '2', name: 'Ringed', placetype: 'neighbourhood' },
      ],
    ]);
    expect((await place(2)).label).toBe('Ringed, Testville, AB');
  });

  test('a place without a hierarchy has none', async () => {
    await run(NAMED_ELSEWHERE);
    const { hierarchies, name, parent_id } = await place(6);

    expect(hierarchies).toEqual([[{ id: '6', name: 'North Loop', placetype: 'neighbourhood' }]]);
    expect([name, parent_id]).toEqual(['North Loop', null]);
  });

  test('unknown counts as current; a deprecated place is not current and contains no listing', async () => {
    await run(RINGED, DEPRECATED);

    expect([(await place(2)).current, (await place(5)).current]).toEqual([true, false]);
    expect(await idsAt(1.5, 1.5)).toEqual([2]);
  });

  test('a second run changes nothing, a new outline one place', async () => {
    const moved = {
      ...CITY,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [5, 0],
            [5, 5],
            [0, 5],
          ],
        ],
      },
    };

    expect(await run(REGION, CITY, RINGED)).toMatchObject({ inserted: 3, changed: 0 });
    expect(await run(REGION, CITY, RINGED)).toMatchObject({
      inserted: 0,
      changed: 0,
      unchanged: 3,
      reassigned: 0,
    });
    expect(await run(REGION, moved, RINGED)).toMatchObject({ inserted: 0, changed: 1, unchanged: 2 });
    expect(await idsAt(8, 8)).toEqual([]);
  });

  test('a record without geometry leaves a stored outline unchanged', async () => {
    await run(CITY);
    await run({
      ...CITY,
      properties: { ...CITY.properties, 'wof:name': 'Newville', 'geom:bbox': '0,0,10,10' },
      geometry: null,
    });

    expect((await place(1)).name).toBe('Newville');
    expect((await place(1)).geometry).not.toBeNull();
    expect(await idsAt(5, 5)).toEqual([1]);
  });

  test('a new outline reassigns listings, updates their place names and adds a journal row', async () => {
    await importListings(store, {
      source: 'idx-test',
      records: [{ ...STANDARD, Latitude: 1.5, Longitude: 1.5 }],
    });
    const { reassigned } = await run(REGION, CITY, RINGED);
    const listing = await store.db
      .selectFrom('listings')
      .select(['place_ids', 'document'])
      .executeTakeFirstOrThrow();

    expect(reassigned).toBe(1);
    expect(listing.place_ids).toEqual([1, 2, 3]);
    expect(listing.document.places?.map(({ name }) => name)).toEqual(['Testville', 'Ringed', 'Alberta']);
    expect(
      (await store.db.selectFrom('listing_changes').select('listing_id').execute()).length,
    ).toBeGreaterThan(1);
  });

  test('bad records are counted by reason', async () => {
    const { rejected } = await importPlaces(store, [
      { name: 'cut.geojson', text: '{"type":' },
      file('list.geojson', [1, 2]),
      file('nameless.geojson', record({ id: 9, name: ' ' })),
      file('nowhere.geojson', record({ id: 10 })),
      file(
        'line.geojson',
        record({
          id: 11,
          geometry: {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [1, 1],
            ],
          },
        }),
      ),
      file(
        'flat.geojson',
        record({
          id: 12,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 1],
              ],
            ],
          },
        }),
      ),
      file(
        'moon.geojson',
        record({
          id: 13,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [500, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          },
        }),
      ),
      file('first.geojson', CITY),
      file('twin.geojson', CITY),
    ]);
    const stored = await store.db.selectFrom('import_refusals').select(['import', 'record']).execute();

    expect(rejected).toEqual([
      { record: 'cut.geojson', reason: 'is not JSON' },
      { record: 'list.geojson', reason: expect.stringContaining('expected object') },
      { record: 'nameless.geojson', reason: 'has no name' },
      { record: 'nowhere.geojson', reason: 'has neither an outline nor a point' },
      { record: 'line.geojson', reason: 'geometry LineString is not an area' },
      { record: 'flat.geojson', reason: 'its outline cannot be read' },
      { record: 'moon.geojson', reason: 'its outline cannot be read' },
      { record: 'twin.geojson', reason: 'has the id 1 of an earlier file' },
    ]);
    expect(stored).toHaveLength(8);
  });

  test('real records are read, and a second run changes nothing', async () => {
    const files = await readPlaceFiles(GENUINE);
    const first = await importPlaces(store, files);
    const second = await importPlaces(store, files);

    expect(first).toMatchObject({ inserted: files.length, rejected: [] });
    expect(second).toMatchObject({ inserted: 0, changed: 0, unchanged: files.length, rejected: [] });
    expect((await place(85894511)).current).toBe(false);
    expect((await place(85866535)).current).toBe(true);
    expect((await place(85837787)).label).toBe('Uptown Loop, San Antonio, TX');
    expect(await idsAt(-113.4905, 53.5183)).toEqual(
      expect.arrayContaining([85874671, 890458485, 85682091, 85633041]),
    );
  });
});

test('the bounds of a point come from the list, else from the text', () => {
  expect(readPlace(REGION).bounds).toEqual({ west: -5, south: -5, east: 20, north: 20 });
  expect(readPlace(AT_POINT).bounds).toEqual({ west: 3, south: 3, east: 3, north: 3 });
});

test('a label outside its own place is ignored', () => {
  expect(readPlace(LABEL_OUTSIDE).centre).toEqual([1.6, 1.4]);
  expect(readPlace(DEPRECATED).centre).toEqual([1.5, 1.5]);
});

test('a simplified ring is closed, retains its corners and drops the points between them', () => {
  const ring: [number, number][] = [
    [0, 0],
    [1, 0.00001],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ];
  expect(simplifyRing(ring, 0.001)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]);
});
