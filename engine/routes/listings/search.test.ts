import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addListings, addPlaces, addSpaces, SOURCE, square } from '../../testing/fixtures.ts';
import { createTestEngine, type EngineResponse, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const SEARCH = `space/edmonton/search/${SOURCE}`;
const ids = ({ body }: EngineResponse): string[] => body.hits.hits.map((hit: { _id: string }) => hit._id);

describe.each(STORE_KINDS)('filters, orders and pages on %s', (kind) => {
  let engine: TestEngine;
  const search = (query = '') => engine.call(`${SEARCH}/q?${query}`);
  const found = async (query: string) => ids(await search(`sort=list_date_asc&${query}`)).sort();

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
    await addPlaces(engine.store, [{ id: 10, name: 'Here', polygons: [[square([-113.5, 53.5], 0.1)]] }]);
    await addListings(engine.store, [
      {
        id: 'a',
        price: 300_000,
        bedrooms: 3,
        bathrooms: 2.5,
        interior_size: 1500,
        year_built: 2001,
        office_id: 'o-1',
        agent_ids: ['x', 'y'],
        listed_at: '2026-11-20T12:00:00Z',
        open_house_until: '2026-11-22T12:00:00Z',
        document: {
          additionalDetails: { Parking: 'Double garage', Storeys: 2 },
          open_houses: [
            { date: '2026-11-21', start_time: '09:00', end_time: '11:00' },
            { date: '2026-11-22', start_time: '13:00', end_time: '15:00' },
          ],
        },
      },
      {
        id: 'b',
        price: 500_000,
        bedrooms: 4,
        bathrooms: 1,
        interior_size: 900,
        year_built: 2020,
        property_types: ['condo', 'investment'],
        office_id: 'o-2',
        listed_at: '2026-11-14T08:00:00Z',
        open_house_until: '2026-11-20T12:00:00Z',
        document: { additionalDetails: { Parking: ['Stall', 'Double garage'], Storeys: 1, Fee: '$1,450' } },
      },
      {
        id: 'c',
        transaction_type: 'lease',
        price: 1800,
        bedrooms: 2,
        city: 'St. Albert',
        open_house_until: '2026-11-21T22:00:00Z',
        document: { open_houses: [{ date: '2026-11-21', start_time: '11:30', end_time: '15:00' }] },
        // Already the 14th in UTC, still the 13th in Edmonton.
        listed_at: '2026-11-14T05:30:00Z',
      },
      { id: 'd', property_types: ['land'], listed_at: '2026-10-01T12:00:00Z' },
      { id: 'pending', status: 'pending', price: 1 },
      { id: 'off', status: 'off', price: 1 },
      { id: 'withheld', display: { listing: false }, price: 1 },
      { id: 'other', source: 'idx-sat-v5', price: 1 },
    ]);
  });
  afterAll(() => engine.close());

  test('keywords match words of remarks and facts by prefix, without accents and punctuation', async () => {
    await addListings(engine.store, [
      { id: 'k1', document: { description: 'A Hot-Tub & sauna. Cheminée au bois.' } },
      { id: 'k2', document: { description: 'Tub. Hot days.', additionalDetails: { Heating: 'Boiler' } } },
      { id: 'k3', document: { description: 'A hot tub.' }, display: { address: false } },
      { id: 'k4', document: { description: 'A hot tub.' }, display: { details: false } },
    ]);

    expect(await found('keywords=hot tub')).toEqual(['k1']);
    expect(await found('keywords=cheminee|sau')).toEqual(['k1']);
    expect(await found('keywords=cheminee au bo')).toEqual(['k1']);
    expect(await found('keywords=bois cheminee')).toEqual([]);
    expect(await found('keywords=boil')).toEqual(['k2']);
    expect(await found('keywords=heating')).toEqual([]);
    expect(await found("keywords=hot'); drop table listings; --")).toEqual([]);
    expect((await search('keywords=%C2%A0')).body.hits.total).toBe((await search()).body.hits.total);
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'k%').execute();
  });

  test('a lower price is a reduction until it is raised', async () => {
    const set = (values: Record<string, unknown>) =>
      engine.store.db.updateTable('listings').set(values).where('id', '=', 'r').execute();
    await addListings(engine.store, [{ id: 'r', price: 500_000 }]);
    const reduced = () => found('price_reduced=true');
    const previous = async () =>
      (await engine.call(`${SEARCH}/listings/r`)).body.listings[0]._source.previous_price;

    expect(await reduced()).toEqual([]);
    await set({ price: 480_000 });
    expect(await reduced()).toEqual(['r']);
    expect(await previous()).toBe(500_000);
    await set({ bedrooms: 3 });
    await set({ price: 470_000 });
    expect(await previous()).toBe(480_000);
    // A feed that does not know what the price was.
    await set({ price: 470_000, previous_price: null, price_reduced_at: null });
    expect(await previous()).toBe(480_000);
    await set({ price: 490_000 });
    expect(await reduced()).toEqual([]);
    expect(await previous()).toBeUndefined();
    await engine.store.db.deleteFrom('listings').where('id', '=', 'r').execute();
  });

  test('a monthly payment is the cost of a home with its own taxes and fees, or a rent', async () => {
    await addListings(engine.store, [
      { id: 'p1', price: 380_000 },
      { id: 'p2', price: 480_000 },
      { id: 'p3', transaction_type: 'lease', price: 2500 },
      { id: 'p4', transaction_type: 'lease', price: 2501 },
      // With average taxes 2062.56 a month, and the fee.
      { id: 'p5', price: 380_000, document: { additionalDetails: { 'Condo Fee': '$437' } } },
      { id: 'p6', price: 380_000, document: { additionalDetails: { 'Condo Fee': '$438' } } },
      { id: 'p7', price: 480_000, document: { additionalDetails: { Taxes: '$3,000 (2026)' } } },
      {
        id: 'p8',
        price: 380_000,
        document: { additionalDetails: { 'Condo Fee': '$900' } },
        display: { details: false },
      },
    ]);

    const all = (await found('monthly_payment=2500')).filter((id) => id.startsWith('p'));
    expect(all).toEqual(['p1', 'p3', 'p5', 'p7', 'p8']);
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'p_').execute();
  });

  test('a search returns hits with a total, a courtesy and the age of the data [R7.043]', async () => {
    const { status, body } = await search();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      hits: { total: 4 },
      courtesyOfMessage: 'Courtesy of the board',
      asOf: '2026-11-21T12:00:00.000Z',
    });
    expect(body.hits.hits[0]).toMatchObject({
      _id: 'a',
      _source: { mls: 'Ea', price: 300_000, city: 'Edmonton' },
    });
  });

  test('count=false gives the same page without a total', async () => {
    const counted = await search('size=2&from=1');
    const uncounted = await search('size=2&from=1&count=false');

    expect(uncounted.status).toBe(200);
    expect(uncounted.body.hits.total).toBeNull();
    expect(ids(uncounted)).toEqual(['b', 'c']);
    expect(uncounted.body.hits.hits).toEqual(counted.body.hits.hits);
    expect((await search('from=100&count=false')).body.hits).toEqual({ total: null, hits: [] });
  });

  test('a count that is neither true nor false is the mistake of the caller', async () => {
    const { status, body } = await search('count=maybe');

    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('count is true or false');
  });

  test.each([
    ['transaction_type=lease', ['c']],
    ['low_price=300000', ['a', 'b']],
    ['low_price=300001&high_price=500000', ['b']],
    ['high_price=2000', ['c']],
    ['bedrooms=3p', ['a', 'b']],
    ['bedrooms=1p', ['a', 'b', 'c', 'd']],
    ['bathrooms=2p', ['a']],
    ['property_types=condo|land', ['b', 'd']],
    ['property_types=house%7Cinvestment', ['a', 'b', 'c']],
    ['interior_size=1000p', ['a']],
    // The 21st is today, so one day finds nothing of the 20th.
    ['listing_age=now-1d/d', []],
    ['listing_age=now-2d/d', ['a']],
    ['listing_age=now-8d/d', ['a', 'b']],
    ['listing_age=now-9d/d', ['a', 'b', 'c']],
    ['open_houses=true', ['a', 'c']],
    ['office_id=o-2', ['b']],
    ['agent_id=y', ['a']],
    ['ids=a|d|pending|off', ['a', 'd']],
    ['bedrooms=999999999p', []],
    ['unknown=word', ['a', 'b', 'c', 'd']],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    expect((await search(`size=0&${query}`)).body.hits).toEqual({ total: expected.length, hits: [] });
  });

  test.each([
    [{ field: 'year_built', operator: 'gte', values: ['2010'] }, ['b']],
    [{ field: 'year_built', operator: 'lte', values: ['2010'] }, ['a']],
    [{ field: 'city', operator: 'eq', values: ['St. Albert'] }, ['c']],
    [{ field: 'city', operator: 'in', values: ['St. Albert', 'Nowhere'] }, ['c']],
    [{ field: 'city', operator: 'match', values: ['ALB'] }, ['c']],
    [{ field: 'city', operator: 'match', values: ['%'] }, []],
    [{ field: 'building_types', operator: 'eq', values: ['condo'] }, ['b']],
    [{ field: 'bedrooms', operator: 'in', values: ['2', '4'] }, ['b', 'c']],
    [{ field: 'additionalDetails.Parking', operator: 'eq', values: ['Double garage'] }, ['a', 'b']],
    [{ field: 'additionalDetails.Parking', operator: 'match', values: ['stall'] }, ['b']],
    [{ field: 'additionalDetails.Storeys', operator: 'eq', values: ['2'] }, ['a']],
    [{ field: 'additionalDetails.Storeys', operator: 'gte', values: ['1.5'] }, ['a']],
    [{ field: 'additionalDetails.Parking', operator: 'gte', values: ['1'] }, []],
    [{ field: 'additionalDetails.Fee', operator: 'lte', values: ['1500'] }, ['b']],
    [{ field: 'additionalDetails.Fee', operator: 'lte', values: ['450'] }, []],
    [{ field: 'list_date', operator: 'gte', values: ['2026-11-20'] }, ['a']],
    [{ field: 'publicId', operator: 'eq', values: ['public-d'] }, ['d']],
    [{ field: "x') or true --", operator: 'eq', values: ["' or true --"] }, []],
  ])('the raw term %j finds %j [R7.049]', async (term, expected) => {
    expect(await found(`raw=${encodeURIComponent(JSON.stringify([term]))}`)).toEqual(expected);
  });

  test.each([
    ['Parking', 'Double garage', ['a', 'b']],
    ['Storeys', '2', ['a']],
    ['Storeys', '2.0', ['a']],
  ])(
    'the detail %s of %s is found among many values and by several terms alike',
    async (name, value, expected) => {
      const term = (...values: string[]) => ({ field: `additionalDetails.${name}`, operator: 'in', values });
      const many = term(...Array.from({ length: 20 }, (_, n) => `other ${n}`), value);

      for (const terms of [[many], [many, many], [term(value), term(value)], [many, term(value), many]])
        expect(await found(`raw=${encodeURIComponent(JSON.stringify(terms))}`)).toEqual(expected);
    },
  );

  test('the newest are first unless a sort is named [R7.053]', async () => {
    expect(ids(await search())).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['list_date_des', ['a', 'b', 'c', 'd']],
    ['list_date_asc', ['d', 'c', 'b', 'a']],
    ['price_asc', ['c', 'a', 'b', 'd']],
    ['price_des', ['b', 'a', 'c', 'd']],
    // It is noon: the one in progress, then tomorrow's; then by id.
    ['open_house', ['c', 'a', 'b', 'd']],
    // No home has a lot, or was reduced: by id.
    ['lot_des', ['a', 'b', 'c', 'd']],
    ['reduced_des', ['a', 'b', 'c', 'd']],
    // No centre: the default order.
    ['geo_centre', ['a', 'b', 'c', 'd']],
  ])('sort=%s gives %j; no price comes last [R7.046]', async (sort, expected) => {
    expect(ids(await search(`sort=${sort}`))).toEqual(expected);
  });

  test('sort=beds_des, size_des, lot_des, price_per_sqft_asc and reduced_des order by the fact; without it last', async () => {
    const reduced = (day: number) => ({
      previous_price: 900_000,
      price_reduced_at: `2026-11-0${day}T12:00:00Z`,
    });
    await addListings(engine.store, [
      {
        id: 'm1',
        city: 'Leduc',
        price: 400_000,
        bedrooms: 2,
        interior_size: 2000,
        lot_size: 3000,
        ...reduced(3),
      },
      { id: 'm2', city: 'Leduc', price: 300_000, bedrooms: 5, interior_size: 1000, lot_size: 9000 },
      {
        id: 'm3',
        city: 'Leduc',
        price: 500_000,
        bedrooms: 3,
        interior_size: 4000,
        lot_size: 5000,
        ...reduced(5),
      },
      // A price by the month or the square foot is not divided.
      { id: 'm4', city: 'Leduc', price: 20, interior_size: 3000 },
    ]);
    const raw = encodeURIComponent(JSON.stringify([{ field: 'city', operator: 'eq', values: ['Leduc'] }]));
    const sorted = async (sort: string) => ids(await search(`sort=${sort}&raw=${raw}`));

    expect(await sorted('beds_des')).toEqual(['m2', 'm3', 'm1', 'm4']);
    expect(await sorted('size_des')).toEqual(['m3', 'm4', 'm1', 'm2']);
    expect(await sorted('lot_des')).toEqual(['m2', 'm3', 'm1', 'm4']);
    expect(await sorted('price_per_sqft_asc')).toEqual(['m3', 'm1', 'm2', 'm4']);
    expect(await sorted('reduced_des')).toEqual(['m3', 'm1', 'm2', 'm4']);
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'm_').execute();
  });

  test('sort=price_asc has prices of a square foot after rents and prices of homes', async () => {
    const lease = { transaction_type: 'lease' as const, city: 'Devon' };
    await addListings(engine.store, [
      { ...lease, id: 'n1', property_types: ['commercial'], price: 11 },
      { ...lease, id: 'n2', property_types: ['condo'], price: 900 },
      { ...lease, id: 'n3', property_types: ['condo'], price: 1800 },
      { ...lease, id: 'n4', property_types: ['commercial'], price: null },
      { ...lease, id: 'n5', property_types: ['commercial'], price: 6000 },
    ]);
    const raw = encodeURIComponent(JSON.stringify([{ field: 'city', operator: 'eq', values: ['Devon'] }]));

    expect(ids(await search(`sort=price_asc&raw=${raw}`))).toEqual(['n2', 'n3', 'n5', 'n1', 'n4']);
    await engine.store.db.deleteFrom('listings').where('id', 'like', 'n_').execute();
  });

  test('size and from page through the hits without repeating or losing one [R7.044 R7.045]', async () => {
    for (const sort of [
      'list_date_des',
      'list_date_asc',
      'price_asc',
      'price_des',
      'open_house',
      'beds_des',
      'size_des',
    ]) {
      const all = ids(await search(`sort=${sort}`));
      const pages = await Promise.all(
        all.map(async (_, from) => ids(await search(`sort=${sort}&size=1&from=${from}`))),
      );

      expect(pages.flat()).toEqual(all);
    }
    expect((await search('from=4')).body.hits).toEqual({ total: 4, hits: [] });
  });

  test('a hit has the description unless other fields are selected, and five images unless all are [R7.047 R7.052]', async () => {
    const source = async (query: string) => (await search(`ids=a&${query}`)).body.hits.hits[0]._source;

    const usual = await source('');
    expect(usual).toMatchObject({
      description: 'The description of a',
      province: 'AB',
      city: 'Edmonton',
      open_houses: [
        { date: '2026-11-21', start_time: '09:00', end_time: '11:00' },
        { date: '2026-11-22', start_time: '13:00', end_time: '15:00' },
      ],
    });
    expect(usual).not.toHaveProperty('additionalDetails');
    expect(usual.images).toHaveLength(5);
    expect(usual.image_count).toBe(7);

    const selected = await source('select_additional=images,additionalDetails');
    expect(selected).not.toHaveProperty('description');
    expect(selected.additionalDetails).toEqual({ Parking: 'Double garage', Storeys: 2 });
    expect(selected.images).toHaveLength(7);
  });

  test('a source is searched only by the space whose source it is', async () => {
    expect(await engine.call('space/edmonton/search/idx-sat-v5/q')).toMatchObject({ status: 404 });
    expect(await engine.call(`space/nowhere/search/${SOURCE}/q`)).toMatchObject({ status: 404 });
    expect(ids(await engine.call('space/san-antonio/search/idx-sat-v5/q'))).toEqual(['other']);
  });

  test('the source has its name, its number of listings and its texts [R7.064]', async () => {
    const { body } = await engine.call(`${SEARCH}/info`);

    expect(body).toEqual({
      source: SOURCE,
      name: `Listings of ${SOURCE}`,
      total: 4,
      lastUpdate: '2026-11-21T12:00:00.000Z',
      copyright: '© The board',
      courtesyOfMessage: 'Courtesy of the board',
    });
  });
});

test('the default size is fifteen hits [R7.054]', async () => {
  const engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(
    engine.store,
    Array.from({ length: 20 }, (_, index) => ({ id: `l-${index}`, listed_at: '2026-11-01T12:00:00Z' })),
  );

  const first = await engine.call(`${SEARCH}/q`);
  const second = await engine.call(`${SEARCH}/q?from=15`);

  expect(first.body.hits.total).toBe(20);
  expect(ids(first)).toHaveLength(15);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(20);
  await engine.close();
});
