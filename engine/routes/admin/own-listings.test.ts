import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OwnListingFacts } from '#domain/listing/own-listing-schema.ts';
import { importFile } from '#engine/operations/listings/import-file.ts';
import type { ListingDocument } from '#engine/store/documents.ts';
import { addSpaces, SOURCE } from '#engine/testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '#engine/testing/test-engine.ts';

const OWN = 'space/edmonton/app/website/admin/own-listings';
const FOUND = `space/edmonton/search/${SOURCE}/q`;

let engine: TestEngine;
beforeEach(async () => {
  await engine?.close();
  engine = await createTestEngine();
  await addSpaces(engine.store);
  const agent = (id: string, displayName: string) => ({
    space_id: 'edmonton',
    id: `agent-${id}`,
    uid: id,
    doc: JSON.stringify({ displayName }),
  });
  await engine.store.db
    .insertInto('agents')
    .values([agent('ada', 'Ada Agent'), agent('ben', 'Ben Agent')])
    .execute();
});
afterAll(() => engine.close());

const HOUSE: OwnListingFacts = {
  status: 'active',
  transaction: 'sale',
  kind: 'townhouse',
  price: 525_000,
  number: '',
  address: '12 Quay Street',
  neighbourhood: 'Old Town',
  city: 'Edmonton',
  province: 'AB',
  postalCode: 'T5J 0N3',
  location: { lat: 53.54, lon: -113.49 },
  isAddressShown: true,
  bedrooms: 3,
  bathrooms: 2.5,
  size: 1480,
  yearBuilt: 1962,
  halfBathrooms: 1,
  lotSize: 10_890,
  storeys: 2,
  garageSpaces: 2,
  parkingSpaces: 4,
  parking: ['Attached Garage', 'Driveway'],
  propertyTax: 4120,
  monthlyFee: 85,
  heating: ['Forced Air', 'Gas'],
  cooling: ['Central Air'],
  basement: ['Finished'],
  pool: [],
  features: ['Hardwood floors', 'Gas fireplace'],
  outdoorFeatures: ['Deck'],
  rooms: [
    { name: 'Kitchen', level: 'Main', length: 12.5, width: 10 },
    { name: 'Loft', level: '', length: null, width: null },
  ],
  description: 'Sunny rooms at 12 Quay Street.',
  photos: ['/_files/edmonton/front.jpg', 'https://media.example/back.jpg'],
  tourUrl: '',
  openHouses: [{ date: '2026-11-29', start: '14:00', end: '16:00' }],
  agentId: 'agent-ben',
};

const add = (facts: Partial<OwnListingFacts> = {}, token = 'agent') =>
  engine.call(OWN, { method: 'POST', token, body: { ...HOUSE, ...facts } });
const homes = async () =>
  (await engine.call(FOUND)).body.hits.hits.map(({ _source }: { _source: ListingDocument }) => _source);
const found = async () => (await homes()).map(({ address }: ListingDocument) => address);

test('a listing is entered as a draft, shown, changed, withdrawn and deleted, and searches follow at once', async () => {
  const draft = await add({ status: 'draft', price: null, address: '' });
  expect(draft).toMatchObject({
    status: 201,
    body: { facts: { price: null, bathrooms: 2.5 }, publicId: null },
  });
  expect(await found()).toEqual([]);
  const at = `${OWN}/${draft.body.id}`;
  const save = (facts: Partial<OwnListingFacts>, revision: number) =>
    engine.call(at, { method: 'PUT', token: 'agent', revision, body: { ...draft.body.facts, ...facts } });

  const shown = await save(HOUSE, 1);
  expect(shown.body).toMatchObject({
    revision: 2,
    facts: HOUSE,
  });
  expect(await homes()).toMatchObject([
    {
      mls: draft.body.id,
      address: '12 Quay Street',
      publicId: shown.body.publicId,
      price: 525_000,
      building_types: ['townhouse'],
      lot_size: 10_890,
      storeys: 2,
      garage_spaces: 2,
      parking_spaces: 4,
      images: HOUSE.photos,
      open_houses: [{ date: '2026-11-29', start_time: '14:00', end_time: '16:00' }],
      agent: [{ id: 'agent-ben', name: 'Ben Agent' }],
    },
  ]);

  expect(await save({ ...HOUSE, price: 499_000 }, 1)).toMatchObject({
    status: 412,
    body: { error: { current: { revision: 2, savedBy: 'Ada Agent' } } },
  });
  expect((await save({ ...HOUSE, status: 'withdrawn' }, 2)).body.publicId).toBeNull();
  expect(await found()).toEqual([]);
  expect((await engine.call(OWN, { token: 'agent' })).body).toMatchObject({ total: 1, refusal: null });

  expect((await engine.call(at, { method: 'DELETE', token: 'agent', revision: 2 })).status).toBe(412);
  expect((await engine.call(at, { method: 'DELETE', token: 'agent', revision: 3 })).status).toBe(200);
  expect((await engine.call(OWN, { token: 'agent' })).body.total).toBe(0);
  expect(await engine.store.db.selectFrom('listings').select('id').execute()).toEqual([]);
  const log = await engine.store.db.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(['added', 'saved', 'saved', 'deleted']);
});

test('a Canadian postal code is stored as on a letter', async () => {
  const { body } = await add({ postalCode: 'k7m6r2' });

  expect(body.facts.postalCode).toBe('K7M 6R2');
});

test('paragraphs of the description stay for the agent and for visitors', async () => {
  const description = 'Sunny rooms.\n\nA garden.\nAnd a shed.';
  const { body } = await add({ description: 'Sunny  rooms. \r\n\r\n\r\nA garden.\nAnd a shed.\n' });

  expect(body.facts).toMatchObject({ description });
  expect(await homes()).toMatchObject([{ description }]);
});

test('a withheld street address is in no text, position or URL of the page', async () => {
  const description = 'Sunny rooms at 12\nQuay Street.\n\nA garden.';
  const { body } = await add({ isAddressShown: false, description });

  const [home] = await homes();
  expect(body.facts.address).toBe('12 Quay Street');
  expect(home).not.toHaveProperty('address');
  expect(home).not.toHaveProperty('location');
  expect(JSON.stringify(home)).not.toMatch(/quay/i);
  expect(home.description).toMatch(/\n\nA garden\.$/);
});

test.each<[string, Partial<OwnListingFacts>]>([
  ['price', { price: null }],
  ['price', { price: 3_000_000_000 }],
  ['address', { address: ' ' }],
  ['city', { city: '' }],
  ['number', { number: 'A<b>' }],
  ['photos.0', { photos: ['javascript:alert(1)'] }],
  ['tourUrl', { tourUrl: 'ftp://tour.example' }],
  ['openHouses.0.end', { openHouses: [{ date: '2026-11-29', start: '14:00', end: '13:00' }] }],
  ['location.lat', { location: { lat: 95, lon: 0 } }],
  ['yearBuilt', { yearBuilt: 12 }],
  ['agentId', { agentId: 'nobody' }],
  ['lotSize', { lotSize: -1 }],
  ['heating.0', { heating: [' '] }],
  ['rooms.0.name', { rooms: [{ name: '', level: '', length: 3, width: 3 }] }],
  ['rooms.0.width', { rooms: [{ name: 'Den', level: '', length: 3, width: null }] }],
])('a wrong %s is rejected by its name: %#', async (field, facts) => {
  expect(await add(facts)).toMatchObject({ status: 400, body: { error: { field } } });
  expect(await engine.store.db.selectFrom('own_listings').select('id').execute()).toEqual([]);
});

test('an agent sees and changes what is theirs, an editor everything, a viewer nothing', async () => {
  const { body: adas } = await add({ agentId: 'agent-ada' });
  const { body: bens } = await add({ address: '14 Quay Street' });
  const { body: entered } = await add({ address: '16 Quay Street', agentId: 'agent-ada' }, 'realtor');

  const seen = async (token: string) =>
    (await engine.call(OWN, { token })).body.listings.map(({ id }: { id: string }) => id).toSorted();
  expect(await seen('realtor')).toEqual([bens.id, entered.id].toSorted());
  expect(await seen('editor')).toEqual([adas.id, bens.id, entered.id].toSorted());
  // Agents who may not edit the listings of others cannot assign one to somebody else.
  expect(entered.facts.agentId).toBe('agent-ben');
  const change = { method: 'PUT', token: 'realtor', revision: 1, body: adas.facts };
  expect((await engine.call(`${OWN}/${adas.id}`, change)).status).toBe(404);
  expect((await engine.call(`${OWN}/${adas.id}`, { ...change, method: 'DELETE' })).status).toBe(404);
  expect((await engine.call(OWN, { token: 'viewer' })).status).toBe(403);
  expect((await add({}, 'viewer')).status).toBe(403);
  expect((await engine.call(OWN, { token: 'elsewhere' })).status).toBe(403);
});

test('the list is searched by text and status, page by page', async () => {
  await add({ address: '1 Elm Road', status: 'pending' });
  await add({ address: '2 Elm Road', status: 'sold' });
  await add({ address: '50% Off Lane' });

  const list = async (query: string) => (await engine.call(`${OWN}?${query}`, { token: 'agent' })).body;
  const addresses = ({ listings }: { listings: { facts: OwnListingFacts }[] }) =>
    listings.map(({ facts }) => facts.address).toSorted();
  expect(addresses(await list('text=elm'))).toEqual(['1 Elm Road', '2 Elm Road']);
  expect(addresses(await list('text=50%25'))).toEqual(['50% Off Lane']);
  expect(addresses(await list('status=sold'))).toEqual(['2 Elm Road']);
  const second = await list('page=2&size=2');
  expect([second.listings.length, second.total]).toEqual([1, 3]);
});

test('records of a file are edited too, and retain members without a field', async () => {
  const { db } = engine.store;
  const record = {
    ListingKey: 'K-1',
    ModificationTimestamp: '2026-11-10T09:30:00Z',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 459_900,
    UnparsedAddress: '9 File Street',
    City: 'Edmonton',
    Basement: 'Full',
    ListAgentKey: 'ben',
    Media: [
      { MediaURL: 'https://media.example/1.jpg' },
      { MediaURL: 'https://media.example/secret.jpg', Permission: 'Private' },
    ],
  };
  const text = JSON.stringify([
    record,
    { ...record, ListingKey: 'K-2', PropertyType: 'Castle', PropertySubType: '' },
  ]);
  await importFile({ db, clock: () => TEST_NOW }, { spaceId: 'edmonton', name: 'homes.json', text });

  const { body } = await engine.call(OWN, { token: 'realtor' });
  expect(body).toMatchObject({
    total: 1,
    listings: [{ id: 'K-1', facts: { price: 459_900, agentId: 'agent-ben' } }],
  });
  const [{ revision, facts }] = body.listings;
  const saved = await engine.call(`${OWN}/K-1`, {
    method: 'PUT',
    token: 'realtor',
    revision,
    body: { ...facts, price: 450_000, photos: ['https://media.example/2.jpg'] },
  });

  expect(saved.status).toBe(200);
  const stored = await db.selectFrom('own_listings').select('record').executeTakeFirstOrThrow();
  expect(stored.record).toMatchObject({ ListPrice: 450_000, Basement: 'Full' });
  const shown = await db.selectFrom('listings').select('document').executeTakeFirstOrThrow();
  expect(shown.document).toMatchObject({ additionalDetails: { Basement: 'Full' } });
  expect(JSON.stringify(stored.record)).toContain('secret.jpg');
  const [home] = await homes();
  expect(home).toMatchObject({
    price: 450_000,
    images: ['https://media.example/2.jpg'],
  });
});

test('listings of a source that other sites show are entered on the server alone', async () => {
  await engine.store.db.updateTable('spaces').set({ source: SOURCE }).execute();

  expect(await add()).toMatchObject({ status: 400, body: { error: { field: 'source' } } });
  expect((await engine.call(OWN, { token: 'agent' })).body.refusal).toMatch(/Other sites/);
});
