import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNearby, nearbyInBox } from '#engine/operations/nearby/find-nearby.ts';
import { createSpaceCache } from '#engine/space-cache.ts';
import type { Store } from '#engine/store/database/db.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { FeedFileError } from '../feed-record.ts';
import { importNearby } from './import-nearby.ts';
import { readNearbyFile } from './read-file.ts';

const STOPS = `\uFEFFstop_id,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station
s1,Central Station,,53.5412,-113.4945,1,
p1,"Central, platform 1",,53.5413,-113.4946,0,s1
b1,82 Avenue & 104 Street,Bus 8,53.5181,-113.4975,,
b2,82 Avenue & 104 Street,Bus 8,53.5183,-113.4975,0,
x1,Entrance,,53.5,-113.5,2,s1
b3,,,53.5,-113.5,0,
b4,Nowhere,,north,-113.5,0,
`;
const SQUARE = [
  [-113.51, 53.52],
  [-113.5, 53.52],
  [-113.5, 53.525],
  [-113.51, 53.525],
  [-113.51, 53.52],
];
const feature = (properties: object, geometry: object | null) => ({ type: 'Feature', properties, geometry });
const PLACES = {
  type: 'FeatureCollection',
  features: [
    feature(
      { id: 1, kind: 'school', name: 'North School', grades: 'K–6' },
      { type: 'Point', coordinates: [-113.49, 53.52] },
    ),
    feature({ id: 2, leisure: 'park', name: 'Square Park' }, { type: 'Polygon', coordinates: [SQUARE] }),
    feature({ id: 3, name: 'What is this' }, { type: 'Point', coordinates: [-113.49, 53.52] }),
    feature({ id: 4, kind: 'park' }, { type: 'Point', coordinates: [-113.49, 53.52] }),
    feature({ id: 5, kind: 'park', name: 'Far out' }, { type: 'Point', coordinates: [-213.49, 53.52] }),
    feature({ id: 6, kind: 'park', name: 'A line' }, { type: 'LineString', coordinates: SQUARE }),
  ],
};

let folder: string;
const write = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nearby-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('stops are read from a feed and from its stops.txt; a record that is wrong is named by line and field', async () => {
  const zip = zipSync({ 'feed/stops.txt': strToU8(STOPS), 'feed/trips.txt': strToU8('trip_id') });
  const zipped = await readNearbyFile(await write('gtfs.zip', zip), null);
  const plain = await readNearbyFile(await write('stops.txt', STOPS), 'transit');

  expect(zipped.places).toEqual(plain.places);
  expect(zipped.places.map(({ name, detail }) => [name, detail])).toEqual([
    ['Central Station', null],
    ['82 Avenue & 104 Street', 'Bus 8'],
    ['82 Avenue & 104 Street', 'Bus 8'],
  ]);
  expect(plain.rejected).toEqual([
    { record: 'stops.txt, line 7', reason: 'stop_name is empty' },
    { record: 'stops.txt, line 8', reason: 'stop_lat is not a latitude' },
  ]);
});

test('schools and parks are read from GeoJSON; a feature that is wrong is named by number and field', async () => {
  const { places, rejected } = await readNearbyFile(
    await write('places.geojson', JSON.stringify(PLACES)),
    null,
  );

  expect(places.map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
    ['school', 'North School', 'K–6'],
    ['park', 'Square Park', null],
  ]);
  expect(rejected.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([
    'places.geojson, feature 3: properties.kind is none of school, transit, park, and no --kind is given',
    'places.geojson, feature 4: properties.name is empty',
    'places.geojson, feature 5: geometry.coordinates is not a position',
    'places.geojson, feature 6: geometry.type LineString is neither a point nor an area',
  ]);
});

test.each([
  ['no.zip', 'not a zip', 'no.zip is not a zip file'],
  ['stops-2.txt', 'stop_id,stop_name\n1,One\n', 'stops-2.txt, line 1: the column stop_lat is missing'],
  ['empty.txt', 'stop_id,stop_name,stop_lat,stop_lon\n', 'empty.txt has no stops'],
  ['cut.geojson', '{"type":', 'cut.geojson is not JSON'],
  ['list.json', '[]', 'list.json is not a GeoJSON FeatureCollection with features'],
])('%s is rejected whole', async (name, content, message) => {
  const path = await write(name, content);

  await expect(readNearbyFile(path, null)).rejects.toThrow(message);
  await expect(readNearbyFile(path, null)).rejects.toBeInstanceOf(FeedFileError);
});

test('a zip without stops.txt and a missing file are named', async () => {
  await expect(
    readNearbyFile(await write('other.zip', zipSync({ 'a.txt': strToU8('a') })), null),
  ).rejects.toThrow('other.zip contains no stops.txt');
  await expect(readNearbyFile(join(folder, 'none.geojson'), null)).rejects.toThrow('cannot be read');
});

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;
  const spaceId = 'edmonton';
  beforeAll(async () => {
    store = await createTestStore(kind);
    await addSpaces(store);
  });
  afterAll(() => store.close());
  const read = async () => {
    const [stops, places] = await Promise.all([
      readNearbyFile(await write(`${kind}-stops.txt`, STOPS), null),
      readNearbyFile(await write(`${kind}-places.json`, JSON.stringify(PLACES)), null),
    ]);
    return { places: [...stops.places, ...places.places], rejected: [...stops.rejected, ...places.rejected] };
  };
  const near = (lat: number, lon: number) =>
    findNearby(
      { db: store.db, cache: createSpaceCache(() => new Date()) },
      { spaceId, lat, lon, radiusKm: 3, perKind: 5 },
    );

  test('the nearest of each kind are found, an area by its edge, a name once', async () => {
    const report = await importNearby(store, spaceId, await read());

    expect(report.kinds).toEqual([
      { kind: 'school', before: 0, now: 1 },
      { kind: 'transit', before: 0, now: 3 },
      { kind: 'park', before: 0, now: 1 },
    ]);
    expect((await near(53.519, -113.4975)).map(({ name, distance }) => [name, distance])).toEqual([
      ['North School', 508],
      ['82 Avenue & 104 Street', 78],
      ['Central Station', 2476],
      ['Square Park', 199],
    ]);
    expect((await near(53.522, -113.505)).find(({ kind: is }) => is === 'park')?.distance).toBe(0);
    expect(await near(50, -113)).toEqual([]);
  });

  test('an import replaces the kinds of its files only; one without a place changes nothing', async () => {
    const [school] = (await read()).places.filter(({ kind: is }) => is === 'school');
    if (!school) throw new Error('no school');
    await importNearby(store, spaceId, { places: [{ ...school, name: 'New School' }], rejected: [] });
    await expect(importNearby(store, spaceId, { places: [], rejected: [] })).rejects.toThrow(
      'nothing has changed',
    );

    const all = await nearbyInBox(
      { db: store.db, cache: createSpaceCache(() => new Date()) },
      {
        spaceId,
        kinds: ['school', 'transit', 'park'],
        bounds: { north: 54, south: 53, east: -113, west: -114 },
        limit: 500,
      },
    );
    expect(all.map(({ name }) => name).sort()).toEqual([
      '82 Avenue & 104 Street',
      '82 Avenue & 104 Street',
      'Central Station',
      'New School',
      'Square Park',
    ]);
  });
});
