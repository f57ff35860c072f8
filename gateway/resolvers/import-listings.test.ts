import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_MAX_RECORDS } from '#engine/operations/listings/import-file.ts';
import { addSpaces, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const IMPORT = `mutation ($name: String!, $text: String!) {
  importListings(name: $name, text: $text) {
    ... on ImportListingsSuccess {
      records inserted changed unchanged removed refusedCount refused { line record reason }
    }
    ... on UserError { message field }
  }
}`;
const HEAD =
  'ListingKey,ModificationTimestamp,PropertyType,PropertySubType,ListPrice,LivingArea,LivingAreaUnits,UnparsedAddress,City,StateOrProvince,Latitude,Longitude,Photos,PublicRemarks';
const HOUSE =
  'K-1,2026-11-10T09:30:00Z,Residential,Single Family Residence,459900,137,Square Meters,12 Quay Street,Halifax,NS,44.65,-63.57,https://media.example/1.jpg https://media.example/2.jpg,"Sunny, quiet\nand near"';

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await engine.store.db
    .insertInto('sources')
    .values({ key: 'own', name: 'Own', settings: JSON.stringify({ timeZone: 'America/Halifax' }) })
    .execute();
});
afterAll(() => engine.close());

async function send(
  name: string,
  text: string,
  identity: typeof AGENT | null = { ...AGENT, token: 'agent' },
) {
  const { query } = await createTestGateway({ upstreams: embeddedUpstreams(engine), identity });

  return query(IMPORT, { name, text });
}

test('a file becomes listings; what is rejected is named by its line and its member', async () => {
  await engine.store.db.updateTable('spaces').set({ source: 'own' }).where('id', '=', 'edmonton').execute();
  const csv = [HEAD, HOUSE, 'K-2,yesterday,Residential', 'K-3,2026-11-10T09:30:00Z,Castle']
    .map(
      (line) =>
        line + ','.repeat(Math.max(0, 13 - (line.startsWith('K-1') ? 13 : line.split(',').length - 1))),
    )
    .join('\n');

  const { data } = await send('homes.csv', csv);
  const again = await send('homes.csv', csv);

  expect(data.importListings).toMatchObject({
    records: 3,
    inserted: 1,
    refusedCount: 2,
    refused: [
      { line: 4, record: 'K-2', reason: expect.stringContaining('ModificationTimestamp') },
      { line: 5, record: 'K-3', reason: expect.stringContaining('PropertyType') },
    ],
  });
  expect(again.data.importListings).toMatchObject({ inserted: 0, unchanged: 1 });
  const stored = await engine.store.db
    .selectFrom('listings')
    .select(['price', 'interior_size', 'city', 'document'])
    .where('source', '=', 'own')
    .execute();
  expect(stored).toMatchObject([
    { price: 459_900, interior_size: 1475, document: { images: { length: 2 } } },
  ]);
});

test('samples are marked, mailed to nobody, rejected beside own listings, and removed together', async () => {
  await engine.store.db.insertInto('sources').values({ key: 'new', name: 'New', settings: '{}' }).execute();
  await engine.store.db.updateTable('spaces').set({ source: 'new' }).where('id', '=', 'edmonton').execute();
  const website = { token: 'agent', method: 'PUT', body: sampleWebsite('Harbour & Hill') };
  await engine.call('space/edmonton/app/website/admin/componentConfig/Website', website);
  const SAMPLES = '... on SampleListings { count canAdd } ... on UserError { message field }';
  const request = async (query: string) =>
    (
      await createTestGateway({
        upstreams: embeddedUpstreams(engine),
        identity: { ...AGENT, token: 'agent' },
      })
    ).query(query);
  const add = () => request(`mutation { samples: addSampleListings { ${SAMPLES} } }`);
  const remove = () => request(`mutation { samples: removeSampleListings { ${SAMPLES} } }`);
  const stored = () =>
    engine.store.db
      .selectFrom('listings')
      .select(['address', 'mls', 'office_name', 'price', 'document'])
      .where('source', '=', 'new')
      .orderBy('id')
      .execute();
  await engine.store.db.deleteFrom('listing_events').execute();

  expect((await add()).data.samples).toEqual({ count: 12, canAdd: true });
  expect((await add()).data.samples).toEqual({ count: 12, canAdd: true });
  expect(await stored()).toHaveLength(12);
  expect((await stored())[0]).toMatchObject({
    address: 'Sample Home 1',
    mls: 'SAMPLE-01',
    office_name: null,
    document: {
      isSample: true,
      courtesyOfMessage: 'Sample home: not real, and not for sale',
      description: expect.stringContaining('invented'),
    },
  });
  await send('homes.csv', `${HEAD}\n${HOUSE}`);
  expect((await request('{ sampleListings { count canAdd } }')).data.sampleListings).toEqual({
    count: 12,
    canAdd: false,
  });

  expect((await remove()).data.samples).toEqual({ count: 0, canAdd: false });

  expect((await stored()).map(({ mls }) => mls)).toEqual(['K-1']);
  expect((await add()).data.samples).toMatchObject({ field: 'source' });
  const events = await engine.store.db.selectFrom('listing_events').select('listing_id').execute();
  expect(events).toEqual([{ listing_id: 'K-1' }]);
});

test.each([
  ['homes.json', '{', 'homes.json is not JSON'],
  ['homes.json', '[]', 'contains no record'],
  ['homes.csv', `${HEAD}\n"K-1`, 'homes.csv is not a CSV'],
  [
    'homes.csv',
    `ListingKey\n${'K\n'.repeat(IMPORT_MAX_RECORDS + 1)}`,
    `more than ${IMPORT_MAX_RECORDS} records`,
  ],
])('%s that cannot be read is rejected by a reason: %#', async (name, text, reason) => {
  expect((await send(name, text)).data.importListings).toEqual({
    message: expect.stringContaining(reason),
    field: 'text',
  });
});

test('nobody but an agent imports, and nobody into a source that other sites show', async () => {
  const visitor = await send('homes.json', '[{}]', null);
  await engine.store.db.updateTable('spaces').set({ source: 'own' }).execute();
  const shared = await send('homes.json', '[{}]');

  expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(shared.data.importListings.message).toContain('Other sites show');
});
