import { describe, expect, test } from 'vitest';
import { showSold } from '../display-rules/show-sold.ts';
import { type SoldRules, soldRules } from '../display-rules/sold-rules.ts';
import { AGENT, EDMONTON, wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const CANARY = 'CANARY';
const wire = (more: object = {}) => ({
  id: 's-1',
  mlsNum: 'E4412345',
  streetAddress: '10 Canary Street',
  city: 'San Antonio',
  state: 'TX',
  remarks: 'Sold fast',
  photos: [{ url: '/_files/1.jpg' }, { url: 'javascript:alert(1)' }],
  price: 412_345,
  lat: 29.4,
  lng: -98.5,
  homeStyle: 'Bungalow',
  bedrooms: 3,
  bathrooms: 1.5,
  sqft: 1210.4,
  yearBuilt: 1962,
  soldDate: '2026-01-15',
  soldPrice: 987_654,
  buyerName: CANARY,
  compensation: CANARY,
  ...more,
});
const FIELDS = `id path mls address city province description images { url alt } askingPrice soldPrice soldDate
  homeStyle bedrooms bathrooms interiorSize yearBuilt location { lat lon } officeName`;
const QUERY = `{ solds { gated total solds { ${FIELDS} } } sold(id: "s-1") { gated sold { ${FIELDS} } } }`;

const space = { ...EDMONTON, id: 'san-antonio', source: 'idx-sat-v5' };
const gatewayOf = (id: string, source: string, solds = [wire()]) =>
  createTestGateway({
    script: {
      '/getSpace': { ...space, id, source },
      [`/space/${id}/solds/${source}/office`]: { total: solds.length, solds },
      [`/space/${id}/solds/${source}/office/s-1`]: solds[0],
    },
  });

describe('where sold data is for customers who have met the conditions', () => {
  test.each(['idx-edm-v5', 'idx-ddf-v5', 'idx-unknown-v5'])(
    'a visitor of %s sees nothing, and no upstream is called',
    async (source) => {
      const { query, calls } = await gatewayOf('edmonton', source);

      expect((await query(QUERY)).data).toEqual({
        solds: { gated: true, total: null, solds: [] },
        sold: { gated: true, sold: null },
      });
      expect(
        (await query('{ sold(id: "s-1") { contact { id } nearby { id } similarListings { id } } }')).data
          .sold,
      ).toEqual({ contact: null, nearby: [], similarListings: [] });
      expect(calls.log.filter((call) => call.includes('solds'))).toEqual([]);
    },
  );

  test('an agent learns no more than a visitor', async () => {
    const { query, calls } = await createTestGateway({ identity: AGENT });

    expect((await query('{ solds { gated total } }')).data.solds).toEqual({ gated: true, total: null });
    expect(calls.log.filter((call) => call.includes('solds'))).toEqual([]);
  });
});

describe('where sale prices are not disclosed', () => {
  test('sold homes are shown without the price, and nothing else that is not named leaves', async () => {
    const { query } = await gatewayOf('san-antonio', 'idx-sat-v5');
    const response = await query(QUERY);

    expect(response.data.solds).toMatchObject({ gated: false, total: 1 });
    expect(response.data.sold.sold).toEqual(response.data.solds.solds[0]);
    expect(response.data.sold.sold).toMatchObject({
      path: '/sold/s-1',
      address: '10 Canary Street',
      askingPrice: 412_345,
      soldPrice: null,
      soldDate: '2026-01-15',
      bedrooms: 3,
      bathrooms: 1.5,
      interiorSize: 1210,
      yearBuilt: 1962,
      images: [{ url: '/_files/1.jpg', alt: '10 Canary Street, San Antonio, TX 1' }],
    });
    expect(JSON.stringify(response)).not.toMatch(/CANARY|987654|javascript/);
  });

  test('a withheld address or listing is respected', async () => {
    const hidden = [
      wire({ display: { address: false } }),
      wire({ id: 's-2', streetAddress: CANARY, display: { listing: false } }),
    ];
    const response = await (await gatewayOf('san-antonio', 'idx-sat-v5', hidden)).query(QUERY);

    expect(response.data.solds.solds).toMatchObject([{ id: 's-1', address: null, location: null }]);
    expect(JSON.stringify(response)).not.toMatch(/CANARY|Canary Street|29\.4/);
  });

  test('around a sold home are others of the office, the nearest first, and homes for sale at about its asking price', async () => {
    const office = '/space/san-antonio/solds/idx-sat-v5/office';
    const solds = [
      wire(),
      wire({ id: 's-far', lat: 29.6 }),
      wire({ id: 's-2', lat: 29.41 }),
      wire({ id: 's-3', lat: 29.401 }),
      wire({ id: 's-hidden', display: { listing: false } }),
    ];
    const { query, calls } = await createTestGateway({
      script: {
        '/getSpace': space,
        [office]: { total: solds.length, solds },
        [`${office}/s-1`]: solds[0],
        '/space/san-antonio/search/idx-sat-v5/q': { hits: { total: null, hits: [wireHit('e1')] } },
      },
    });
    const { data, errors } = await query(
      '{ sold(id: "s-1") { nearby { id soldPrice } similarListings(limit: 1) { id } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.sold).toEqual({
      nearby: [
        { id: 's-3', soldPrice: null },
        { id: 's-2', soldPrice: null },
      ],
      similarListings: [{ id: 'e1' }],
    });
    const search = calls.log.find((call) => call.includes('/q?')) ?? '';
    const requested = new URL(search.split(' ')[1] ?? '', 'http://api').searchParams;
    // From the asking price: the sold price is not disclosed.
    expect(Object.fromEntries(requested)).toMatchObject({ low_price: '329876', high_price: '494814' });
  });

  test('a sold home whose address is withheld has nothing around it', async () => {
    const { query, calls } = await gatewayOf('san-antonio', 'idx-sat-v5', [
      wire({ display: { address: false } }),
    ]);
    const { data } = await query('{ sold(id: "s-1") { nearby { id } similarListings { id } } }');

    expect(data.sold).toEqual({ nearby: [], similarListings: [] });
    expect(calls.log.filter((call) => call.includes('/q?'))).toEqual([]);
  });

  test.each(['size: 0', 'page: 0', 'skip: -1'])('solds(%s) is rejected', async (argument) => {
    const { query } = await gatewayOf('san-antonio', 'idx-sat-v5');

    expect((await query(`{ solds(${argument}) { gated } }`)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test.each([
    ['page: 3, size: 10', 'limit=10&offset=20'],
    ['page: 3, size: 10, skip: 2', 'limit=10&offset=22'],
    ['page: 2000000, size: 100, skip: 9950', 'limit=100&offset=9950'],
    ['skip: 20000', 'limit=9&offset=10000'],
  ])('solds(%s) requests %s', async (paging, requested) => {
    const { query, calls } = await gatewayOf('san-antonio', 'idx-sat-v5');
    const { errors } = await query(`{ solds(${paging}) { total } }`);

    expect(errors).toBeUndefined();
    expect(calls.log.at(-1)).toContain(`?${requested}`);
  });

  test('skipped sold listings are on no page', async () => {
    const { query } = await gatewayOf('san-antonio', 'idx-sat-v5');
    const { data } = await query(
      '{ all: solds { total page pageCount } rest: solds(skip: 1) { total pageCount } }',
    );

    expect(data).toEqual({
      all: { total: 1, page: 1, pageCount: 1 },
      rest: { total: 1, pageCount: 0 },
    });
  });

  test('nine are requested, from the start', async () => {
    const { query, calls } = await gatewayOf('san-antonio', 'idx-sat-v5');
    await query('{ solds { total } }');

    expect(calls.log.at(-1)).toBe('GET /space/san-antonio/solds/idx-sat-v5/office?limit=9&offset=0');
  });
});

test('a sold listing is mapped to what the site shows [R3.115]', () => {
  const rules: SoldRules = { ...soldRules('idx-sat-v5'), soldPriceAllowed: true };

  expect(showSold(wire(), rules)).toMatchObject({
    id: 's-1',
    address: '10 Canary Street',
    province: 'TX',
    description: 'Sold fast',
    images: ['/_files/1.jpg'],
    askingPrice: 412_345,
    soldPrice: 987_654,
  });
});

test('sales before the first day that may be shown are not shown, nor those without a day', () => {
  const rules = { ...soldRules('idx-sat-v5'), soldSince: '2026-01-15' };

  expect(showSold(wire({ soldDate: '2026-01-15T00:00:00Z' }), rules)).not.toBeNull();
  expect(showSold(wire({ soldDate: '2026-01-14' }), rules)).toBeNull();
  expect(showSold(wire({ soldDate: null }), rules)).toBeNull();
});
