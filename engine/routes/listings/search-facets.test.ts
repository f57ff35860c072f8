import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const TYPES = ['house', 'condo', 'land'];
const PARKING = ['Double garage', 'Stall', null];

describe.each(STORE_KINDS)('facets on %s', (kind) => {
  let engine: TestEngine;
  const facets = async (query: string) => (await engine.call(`${SEARCH}/facets?${query}`)).body;
  const total = async (query: string) =>
    (await engine.call(`${SEARCH}/q?size=0&${query}`)).body.hits.total as number;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addListings(
      engine.store,
      Array.from({ length: 120 }, (_, n) => ({
        id: `l${n}`,
        transaction_type: n % 7 === 0 ? ('lease' as const) : ('sale' as const),
        property_types: n % 11 === 0 ? ['house', 'condo'] : [TYPES[n % 3] as string],
        price: n % 13 === 0 ? null : n * 12_500,
        bedrooms: n % 5 === 0 ? null : n % 8,
        bathrooms: (n % 9) / 2,
        lot_size: n % 4 === 0 ? null : n * 100,
        storeys: n % 5 === 1 ? null : 1 + (n % 6) / 2,
        garage_spaces: n % 3 || null,
        parking_spaces: n % 5 || null,
        previous_price: n % 8 === 0 ? 9_000_000 : null,
        display: { address: n % 10 !== 3 },
        open_house_until: n % 6 === 0 ? '2026-11-22T12:00:00Z' : n % 6 === 1 ? '2026-11-20T12:00:00Z' : null,
        document: {
          additionalDetails: {
            Parking: PARKING[Math.floor(n / 4) % 3] ?? undefined,
            ...(n % 2 === 0 && { 'Monthly Fee': `$${n * 10}` }),
          },
          open_houses: [
            {
              date: n % 12 === 0 ? '2026-11-22' : '2026-11-21',
              start_time: '02:00',
              end_time: n % 12 === 0 ? '05:00' : '23:00',
            },
          ],
          ...(n % 9 === 0 && { images: [] }),
          ...(n % 5 === 2 && { has_pool: true }),
        },
      })),
    );
  });
  afterAll(() => engine.close());

  const SEARCHES = [
    '',
    'exact_bedrooms=2&lot_size=500p',
    'exact_bedrooms=0&price_reduced=true',
    'storeys=2&garage_spaces=1p&parking_spaces=2p&with_photos=true&monthly_payment=6000&exact_bathrooms=2',
    'with_pool=true&transaction_type=sale',
    'keywords=stall',
    'transaction_type=sale&low_price=200000&high_price=900000&bedrooms=3p',
    'property_types=house|condo&bathrooms=2p&open_houses=true',
    'open_house_day=tomorrow&transaction_type=sale&monthly_fee=500',
    `bedrooms=2p&raw=${encodeURIComponent(JSON.stringify([{ field: 'additionalDetails.Parking', operator: 'eq', values: ['Stall'] }]))}`,
  ];

  test.each(SEARCHES)('each choice counts what a search with it finds: %s', async (query) => {
    const without = (own: string[]) => {
      const params = new URLSearchParams(query);
      for (const param of own) params.delete(param);
      return params.toString();
    };
    const found = await facets(
      `${query}&raw_fields=${encodeURIComponent('["additionalDetails.Parking","city"]')}`,
    );

    expect(found.total).toBe(await total(query));
    for (const { value, count } of found.transaction_types)
      expect(count).toBe(await total(`${without(['transaction_type'])}&transaction_type=${value}`));
    for (const { value, count } of found.property_types)
      expect(count).toBe(await total(`${without(['property_types'])}&property_types=${value}`));
    for (const rooms of ['bedrooms', 'bathrooms'] as const)
      for (const { value, count } of found[rooms])
        expect(count).toBe(
          await total(`${without([rooms, `exact_${rooms}`])}&${rooms}=${Math.max(value, 1)}p`),
        );
    for (const [facet, param, own] of [
      ['exact_bedrooms', (n: number) => `exact_bedrooms=${n}`, ['exact_bedrooms', 'bedrooms']],
      ['exact_bathrooms', (n: number) => `exact_bathrooms=${n}`, ['exact_bathrooms', 'bathrooms']],
      ['storeys', (n: number) => `storeys=${n}`, ['storeys']],
      ['lot_sizes', (n: number) => `lot_size=${n}p`, ['lot_size']],
      ['garage_spaces', (n: number) => `garage_spaces=${n}p`, ['garage_spaces']],
      ['parking_spaces', (n: number) => `parking_spaces=${n}p`, ['parking_spaces']],
    ] as const)
      for (const { value, count } of found[facet])
        expect(count, `${facet} ${value}`).toBe(await total(`${without([...own])}&${param(value)}`));
    for (const flag of ['price_reduced', 'with_photos', 'with_pool'])
      expect(found[flag]).toBe(await total(`${without([flag])}&${flag}=true`));
    const prices = ['low_price', 'high_price', 'monthly_payment'];
    for (const { low_price, high_price, count } of found.price_histogram)
      expect(count).toBe(
        await total(
          `${without(prices)}&low_price=${low_price}${high_price ? `&high_price=${high_price - 1}` : ''}`,
        ),
      );
    const anyDay = without(['open_houses', 'open_house_day']);
    expect(found.open_houses).toBe(await total(`${anyDay}&open_houses=true`));
    expect(found.open_house_days.map(({ value }: { value: string }) => value)).toEqual([
      'today',
      'tomorrow',
      'weekend',
    ]);
    for (const { value, count } of found.open_house_days)
      expect(count, value).toBe(await total(`${anyDay}&open_house_day=${value}`));
    for (const { low_price, high_price, count } of found.price_bands)
      expect(count).toBe(
        await total(
          `${without(['low_price', 'high_price', 'monthly_payment'])}&low_price=${low_price}${high_price ? `&high_price=${high_price - 1}` : ''}`,
        ),
      );
    const [parking] = found.raw;
    for (const { key, count } of parking.values) {
      const term = { field: 'additionalDetails.Parking', operator: 'eq', values: [key] };
      expect(count).toBe(
        await total(`${without(['raw'])}&raw=${encodeURIComponent(JSON.stringify([term]))}`),
      );
    }
    expect(found.property_types.length).toBeGreaterThan(0);
    expect(parking.values.length).toBeGreaterThan(0);
    expect(found.total).toBeGreaterThan(0);
  });

  test('fields that are no list of at most 20 names are rejected by name', async () => {
    const many = JSON.stringify(Array.from({ length: 21 }, (_, n) => `f${n}`));

    for (const fields of ['no JSON', '{}', '[1]', many]) {
      const response = await engine.call(`${SEARCH}/facets?raw_fields=${encodeURIComponent(fields)}`);
      expect(response).toMatchObject({ status: 400, body: { error: { field: 'raw_fields' } } });
    }
  });

  test('price bands are in the money of the space', async () => {
    const bands = async (space: string, source: string, query: string) =>
      (await engine.call(`space/${space}/search/${source}/facets?${query}`)).body.price_bands;
    const { db } = engine.store;
    const { settings } = await db.selectFrom('spaces').select('settings').executeTakeFirstOrThrow();
    await db
      .updateTable('spaces')
      .set({ settings: JSON.stringify({ ...settings, locale: 'en-MX', currency: 'MXN' }) })
      .where('id', '=', 'san-antonio')
      .execute();

    // The store answers where values of fields are wanted, the index otherwise.
    for (const query of ['', 'raw_fields=["nothing"]']) {
      const [dollars, pesos] = [
        await bands('edmonton', SOURCE, query),
        await bands('san-antonio', 'idx-sat-v5', query),
      ];
      expect(dollars[0]).toMatchObject({ low_price: 25_000, high_price: 50_000 });
      expect(pesos[0]).toMatchObject({ low_price: 250_000, high_price: 500_000 });
      expect(pesos.at(-1)).toMatchObject({ low_price: 10_000_000 });
    }
  });

  test('a field without terms has no values', async () => {
    expect((await facets('raw_fields=["nothing"]')).raw).toEqual([{ field: 'nothing', values: [] }]);
  });
});
