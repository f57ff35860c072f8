import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeListings } from '#engine/feeds/import-listings.ts';
import type { Geocoded } from '#engine/geocoding/geocoder.ts';
import { addSpaces, SOURCE } from '#engine/testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '#engine/testing/test-engine.ts';

let engine: TestEngine;
let known: Geocoded | 'unknown' | 'failed';
let asked: { text: string; country: string | null }[];
beforeAll(async () => {
  engine = await createTestEngine({
    geocode: async (address) => {
      asked.push(address);
      return known;
    },
  });
  await addSpaces(engine.store);
  const record = (key: string, address: string, changes: object) => ({
    ListingKey: key,
    ListingId: key,
    ModificationTimestamp: '2026-11-10T09:30:00Z',
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 500_000,
    UnparsedAddress: address,
    City: 'Edmonton',
    StateOrProvince: 'AB',
    ...changes,
  });
  const { rejected } = await writeListings(engine.store.db, {
    source: SOURCE,
    now: TEST_NOW,
    records: [
      record('K1', '10 Quay Street', { Latitude: 53.51, Longitude: -113.41, PostalCode: 'T6E 2A3' }),
      record('K2', '90 Quay Street', { Latitude: 53.59, Longitude: -113.49, PostalCode: 'T6E 2A3' }),
      record('K3', '5 Hill Road', {
        Latitude: 53.4,
        Longitude: -113.3,
        PostalCode: 'T5J 0N3',
        InternetAddressDisplayYN: false,
      }),
      record('K4', '7 Plain Road', { Latitude: 29.4, Longitude: -98.5, PostalCode: '78204' }),
    ],
  });
  expect(rejected).toEqual([]);
});
beforeEach(() => {
  known = 'unknown';
  asked = [];
});
afterAll(() => engine.close());

const find = (address: Record<string, string>, token = 'agent') =>
  engine.call(`space/edmonton/app/website/admin/address-position?${new URLSearchParams(address)}`, { token });

test('the geocoder places an address, with its country', async () => {
  known = { lat: 53.5123, lon: -113.4987, precision: 'address' };

  const { body } = await find({
    address: '12 Quay Street',
    city: 'Edmonton',
    province: 'AB',
    postalCode: 'T6E 2A3',
  });

  expect(asked).toEqual([{ text: '12 Quay Street, Edmonton, AB T6E 2A3', country: 'CA' }]);
  expect(body.position).toEqual({ lat: 53.5123, lon: -113.4987, by: 'address', name: '12 Quay Street' });
});

test('of a street that it knows alone, the street is named', async () => {
  known = { lat: 53.5, lon: -113.5, precision: 'street' };

  expect((await find({ address: '2 - 12 Quay Street', city: 'Edmonton' })).body.position).toMatchObject({
    by: 'street',
    name: 'Quay Street',
  });
});

const QUAY = { address: '88 Quay Street', city: 'Edmonton' };
test.each([
  ['the Canadian postal code', { ...QUAY, postalCode: 't6e2a3' }, 'postal-code', 'T6E 2A3', 53.55],
  ['the nearest home in the street', QUAY, 'home', '90 Quay Street', 53.59],
  [
    'the street, in whatever case',
    { address: '#4 12 QUAY street', city: 'edmonton' },
    'home',
    '10 Quay Street',
    53.51,
  ],
  ['the street before an American code', { ...QUAY, postalCode: '78204' }, 'home', '90 Quay Street', 53.59],
  [
    'the American code',
    { address: '1 Far Road', city: 'Edmonton', postalCode: '78204-1234' },
    'postal-code',
    '78204',
    29.4,
  ],
])('without an answer it is placed by %s', async (_, address, by, name, lat) => {
  for (const outcome of ['unknown', 'failed'] as const) {
    known = outcome;
    const { position } = (await find(address)).body;

    expect(position).toMatchObject({ by, name });
    expect(position.lat).toBeCloseTo(lat, 5);
  }
});

test.each([
  ['a street in another city', { ...QUAY, city: 'Calgary' }],
  [
    'a home whose seller withholds its address',
    { address: '5 Hill Road', city: 'Edmonton', postalCode: 'T5J 0N3' },
  ],
  ['an address that is not typed', {}],
])('nothing is told of %s', async (_, address) => {
  expect((await find(address as Record<string, string>)).body).toEqual({ position: null });
});

test('only who enters listings may ask', async () => {
  const calls = await Promise.all(['', 'customer', 'viewer', 'elsewhere'].map((token) => find(QUAY, token)));

  for (const { status } of calls) expect([401, 403]).toContain(status);
});
