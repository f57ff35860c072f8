import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces, SOURCE, sampleWebsite } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const OFFICE = `space/edmonton/solds/${SOURCE}/office`;
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  const sold = (number: number, office_id: string) => ({
    source: SOURCE,
    id: `s-${number}`,
    office_id,
    sold_at: new Date(Date.UTC(2026, 0, 31 - number)),
    document: JSON.stringify({
      mlsNum: `E${number}`,
      streetAddress: `${number} Sold Street`,
      city: 'Edmonton',
      state: 'AB',
      remarks: 'Sold fast',
      photos: [{ url: `/_files/${number}.jpg` }],
      price: 400_000 + number,
      lat: 53.5,
      lng: -113.5,
      homeStyle: 'Bungalow',
      soldDate: '2026-01-15',
      soldPrice: 390_000 + number,
    }),
  });
  await engine.store.db
    .insertInto('solds')
    .values([...Array.from({ length: 12 }, (_, index) => sold(index + 1, 'ours')), sold(20, 'theirs')])
    .execute();
  const website = sampleWebsite('Ours');
  website.config.setup.brokerageID = 'ours';
  await engine.store.db
    .insertInto('settings')
    .values({ space_id: 'edmonton', name: 'website', body: JSON.stringify(website), saved_by: null })
    .execute();
});
afterAll(() => engine.close());

const ids = async (query: string) =>
  (await engine.call(`${OFFICE}${query}`)).body.solds.map(({ id }: { id: string }) => id);

test("the newest nine of the office's solds are the default, or as many as requested [R7.065 R7.066]", async () => {
  expect(await ids('')).toEqual(['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8', 's-9']);
  expect(await ids('?limit=3')).toEqual(['s-1', 's-2', 's-3']);
  expect((await engine.call(OFFICE)).body.total).toBe(12);
});

test('offset gives the next ones [R7.067]', async () => {
  expect(await ids('?offset=9')).toEqual(['s-10', 's-11', 's-12']);
  expect(await ids('?offset=12')).toEqual([]);
});

test('a text narrows them, its own wildcards included', async () => {
  expect(await ids('?text=11%20sold')).toEqual(['s-11']);
  expect(await ids('?text=%25')).toEqual([]);
});

test('a sold listing has the fields of the source [R3.114 R7.068]', async () => {
  const { body } = await engine.call(`${OFFICE}/s-2`);

  expect(body).toEqual({
    id: 's-2',
    mlsNum: 'E2',
    streetAddress: '2 Sold Street',
    city: 'Edmonton',
    state: 'AB',
    remarks: 'Sold fast',
    photos: [{ url: '/_files/2.jpg' }],
    price: 400_002,
    lat: 53.5,
    lng: -113.5,
    homeStyle: 'Bungalow',
    soldDate: '2026-01-15',
    soldPrice: 390_002,
  });
});

test.each(['/s-20', '/unknown'])('%s is not a sale of the office', async (path) => {
  expect(await engine.call(`${OFFICE}${path}`)).toMatchObject({ status: 404 });
});

test.each(['?limit=0', '?limit=101', '?limit=x', '?offset=-1'])('%s is rejected', async (query) => {
  expect(await engine.call(`${OFFICE}${query}`)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_input' } },
  });
});

test('the source of another space is not found', async () => {
  expect(await engine.call('space/edmonton/solds/idx-sat-v5/office')).toMatchObject({ status: 404 });
});
