import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const STATS = `space/edmonton/search/${SOURCE}/stats`;
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addPlaces(engine.store, [
    { id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 1)]] },
    { id: 20, name: 'Strathcona', polygons: [[square([-113.5, 53.5], 0.1)]] },
  ]);
  await addListings(engine.store, [
    { id: '1', price: 300_000, interior_size: 1000, listed_at: '2026-11-11T19:00:00Z', place_ids: [10, 20] },
    { id: '2', price: 500_000, interior_size: 1000, listed_at: '2026-11-01T19:00:00Z', place_ids: [10] },
    {
      id: '3',
      price: 900_000,
      previous_price: 950_000,
      interior_size: 3000,
      listed_at: '2026-10-22T19:00:00Z',
      place_ids: [10],
    },
    {
      id: '4',
      price: 200_000,
      property_types: ['condo', 'investment'],
      listed_at: '2026-11-20T19:00:00Z',
      place_ids: [10],
    },
    { id: 'lease', price: 2_000, bedrooms: 2, transaction_type: 'lease', place_ids: [10] },
    {
      id: 'lease-2',
      price: 3_000,
      bedrooms: 6,
      transaction_type: 'lease',
      listed_at: '2026-11-11T19:00:00Z',
      place_ids: [10],
    },
    { id: 'shop', price: 20, property_types: ['commercial'], transaction_type: 'lease', place_ids: [10] },
    { id: 'lease-off', price: 9_000, status: 'off', transaction_type: 'lease', place_ids: [10] },
    { id: 'pending', price: 1, status: 'pending', place_ids: [10] },
    { id: 'gone', price: 1, status: 'off', place_ids: [10] },
    { id: 'hidden', price: 1, display: { listing: false }, place_ids: [10] },
    { id: 'unpriced', place_ids: [10] },
  ]);
});
afterAll(() => engine.close());

const groups = async (query: string) => (await engine.call(`${STATS}${query}`)).body.groups;

test('the market has its figures in all and by type, of what is for sale only', async () => {
  expect(await groups('')).toEqual([
    expect.objectContaining({ area: null, property_type: null, count: 4, median_price: 400_000 }),
    {
      area: null,
      property_type: 'condo',
      count: 1,
      median_price: 200_000,
      average_price: 200_000,
      min_price: 200_000,
      max_price: 200_000,
      median_days_listed: 1,
      median_price_per_sqft: null,
      listed_in_7_days: 1,
      listed_in_30_days: 1,
      reduced: 0,
    },
    {
      area: null,
      property_type: 'house',
      count: 3,
      median_price: 500_000,
      average_price: 566_667,
      min_price: 300_000,
      max_price: 900_000,
      median_days_listed: 20,
      median_price_per_sqft: 300,
      listed_in_7_days: 0,
      listed_in_30_days: 2,
      reduced: 1,
    },
    expect.objectContaining({ property_type: 'investment', count: 1 }),
  ]);
});

test('areas and types narrow it, and each area has its name', async () => {
  expect(await groups('?areas=20|10&property_types=house')).toMatchObject([
    { area: { id: '10', name: 'Edmonton' }, property_type: null, count: 3 },
    { area: { id: '10', name: 'Edmonton' }, property_type: 'house', count: 3 },
    { area: { id: '20', name: 'Strathcona' }, property_type: null, count: 1 },
    { area: { id: '20', name: 'Strathcona' }, property_type: 'house', count: 1, median_price: 300_000 },
  ]);
  expect(await groups('?areas=999')).toEqual([]);
});

test('new listings are counted for each of twelve months, with zeros', async () => {
  const { newListings } = (await engine.call(`${STATS}?areas=10`)).body;

  expect(newListings).toHaveLength(12);
  expect(newListings[0]).toEqual({ area: { id: '10', name: 'Edmonton' }, month: '2025-12', count: 0 });
  expect(newListings.slice(-2)).toMatchObject([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 3 },
  ]);
});

test.each([
  '?areas=x',
  '?areas=1||2',
  `?areas=${Array.from({ length: 21 }, (_, i) => i).join('|')}`,
  "?property_types=a'b",
])('%s is rejected', async (query) => {
  expect(await engine.call(`${STATS}${query}`)).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_input' } },
  });
});

test('rents are those of homes for lease, by bedrooms', async () => {
  const rents = `space/edmonton/search/${SOURCE}/rents`;
  const { body } = await engine.call(`${rents}?areas=20|10`);
  const area = { id: '10', name: 'Edmonton' };

  expect(body.groups).toEqual([
    expect.objectContaining({ area, bedrooms: null, count: 2, median_rent: 2_500 }),
    expect.objectContaining({ area, bedrooms: 2, count: 1, median_rent: 2_000 }),
    { area, bedrooms: 4, count: 1, median_rent: 3_000, median_days_listed: 10 },
  ]);
  expect((await engine.call(rents)).status).toBe(400);
});
