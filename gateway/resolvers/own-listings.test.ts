import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const SAVE = `mutation ($input: SaveOwnListingInput!) {
  saveOwnListing(input: $input) {
    ... on SaveOwnListingSuccess { listing { id revision lotSize heating rooms { name level length width } } }
    ... on UserError { message field }
  }
}`;
const FOUND = `query ($filters: FiltersInput!) { search(search: { filters: $filters }) { listings { address } } }`;

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await engine.store.db
    .insertInto('sources')
    .values({ key: 'own', name: 'Own', settings: JSON.stringify({ timeZone: 'America/Halifax' }) })
    .execute();
  await engine.store.db.updateTable('spaces').set({ source: 'own' }).where('id', '=', 'edmonton').execute();
});
afterAll(() => engine.close());

async function send(operation: string, variables: Record<string, unknown>, isAgent = true) {
  const { query } = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    identity: isAgent ? { ...AGENT, token: 'agent' } : null,
  });

  return query(operation, variables);
}

const HOME = {
  status: 'ACTIVE',
  transactionType: 'SALE',
  kind: 'HOUSE',
  price: 525_000,
  address: '12 Quay Street',
  city: 'Halifax',
  bathrooms: 2.5,
  halfBathrooms: 1,
  lotSize: 10_890,
  storeys: 2,
  garageSpaces: 2,
  parkingSpaces: 4,
  parking: ['Attached Garage'],
  propertyTax: 4120,
  monthlyFee: 85,
  heating: ['Forced Air', 'Gas'],
  cooling: ['Central Air'],
  basement: ['Finished'],
  pool: ['In Ground'],
  features: ['Gas fireplace'],
  outdoorFeatures: ['Deck'],
  rooms: [{ name: 'Kitchen', level: 'Main', length: 12.5, width: 10 }, { name: 'Loft' }],
};

test('what an agent enters of a home is on its page, and is found by the filters', async () => {
  const plain = { ...HOME, address: '14 Quay Street', lotSize: 4000, storeys: 1, garageSpaces: 1 };
  const saved = await send(SAVE, { input: { listing: HOME } });
  await send(SAVE, { input: { listing: { ...plain, parkingSpaces: 1, pool: [] } } });
  const { id } = saved.data.saveOwnListing.listing;

  expect(saved.data.saveOwnListing.listing).toMatchObject({
    lotSize: 10_890,
    heating: HOME.heating,
    rooms: [HOME.rooms[0], { name: 'Loft', level: '', length: null, width: null }],
  });
  const { data } = await send(
    `query ($id: ID!) { listing(id: $id) {
      bathrooms lotSize storeys garageSpaces parkingSpaces rooms { name length } details { name value }
    } }`,
    { id },
    false,
  );
  const { details, ...typed } = data.listing;
  expect(typed).toEqual({
    bathrooms: 2.5,
    lotSize: 10_890,
    storeys: 2,
    garageSpaces: 2,
    parkingSpaces: 4,
    rooms: [
      { name: 'Kitchen', length: 12.5 },
      { name: 'Loft', length: null },
    ],
  });
  expect(Object.fromEntries(details.map(({ name, value }: Record<string, string>) => [name, value]))).toEqual(
    {
      'Full Bathrooms': '2',
      'Half Bathrooms': '1',
      Basement: 'Finished',
      Heating: 'Forced Air, Gas',
      Cooling: 'Central Air',
      Parking: 'Attached Garage',
      'Garage Spaces': '2',
      'Interior Features': 'Gas fireplace',
      Pool: 'In Ground',
      'Exterior Features': 'Deck',
      'Monthly Fee': '85',
      'Annual Taxes': '4120',
    },
  );

  for (const filters of [
    { lotSize: 10_000 },
    { storeys: 2 },
    { garageSpaces: 2 },
    { parkingSpaces: 3 },
    { withPool: true },
  ]) {
    const found = await send(FOUND, { filters }, false);
    expect(found.data.search.listings, JSON.stringify(filters)).toEqual([{ address: '12 Quay Street' }]);
  }
});

test.each([
  ['rooms.0.name', { rooms: [{ name: ' ' }] }],
  ['rooms.1.width', { rooms: [{ name: 'Den' }, { name: 'Hall', length: 4 }] }],
  ['monthlyFee', { monthlyFee: -1 }],
])('a wrong %s is named, and nothing is stored', async (field, wrong) => {
  const { data } = await send(SAVE, { input: { listing: { ...HOME, ...wrong } } });

  expect(data.saveOwnListing).toMatchObject({ field: expect.stringMatching(new RegExp(`${field}$`)) });
});
