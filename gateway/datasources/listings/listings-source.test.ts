import { describe, expect, test } from 'vitest';
import { EDMONTON, storedTemplateJson, storedWebsiteJson, wireHit } from '../../testing/fixtures.ts';
import { scriptedUpstreams } from '../../testing/scripted-upstreams.ts';
import { createTestGateway } from '../../testing/test-gateway.ts';

const ROOT = '/space/edmonton/search/idx-edm-v5';
const hits = (count: number) => Array.from({ length: count }, (_, index) => wireHit(`e${index}`));
const found = (count: number, more = {}) => ({ ok: true, hits: { total: 245, hits: hits(count) }, ...more });

test.each([
  ['idx-ddf-v5', 'edmonton', 'http://listings.example/v5/'],
  ['idx-edm-v5', 'prairie', 'http://other.example/'],
])(
  'a site of the source %s searches there, in its space %s at %s [R3.095 R9.017 R9.018]',
  async (source, id, baseUrl) => {
    const requested: string[] = [];
    const upstreams = scriptedUpstreams({ '/getSpace': { ...EDMONTON, id, source } });
    const fetch = async ({ url }: Request) => {
      requested.push(url);
      return Response.json(/info$/.test(url) ? { source, name: 'The pool', total: 1 } : found(1));
    };
    const { query } = await createTestGateway({
      upstreams: { ...upstreams, api: { ...upstreams.api, baseUrl, fetch } },
    });

    const { data, errors } = await query('{ search { total listings { id } } source { key name } }');

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      search: { total: 245, listings: [{ id: 'e0' }] },
      source: { key: source, name: 'The pool' },
    });
    const root = `${baseUrl}space/${id}/search/${source}`;
    expect(requested.map((url) => url.split('?')[0]).sort()).toEqual([`${root}/info`, `${root}/q`]);
  },
);

describe('a search', () => {
  test('of twenty listings with all their fields is one call [R7.055]', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(20) } });

    const { data } = await query(
      '{ search { listings { id path description details { name } media { type } breadcrumbs { name } images { alt } } } }',
    );

    expect(data.search.listings).toHaveLength(20);
    expect(calls.log.filter((call) => !call.includes('getSpace'))).toEqual([
      `GET ${ROOT}/q?sort=list_date_des&from=0&size=20&select_additional=additionalDetails%2Cdescription%2Cplaces%2CpublicInfo&count=false`,
    ]);
  });

  test('requests no more of a hit than the query selects', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(1) } });

    await query(
      '{ search { ...Card } } fragment Card on SearchResult { listings { id ... on Listing { price } } }',
    );

    expect(calls.log.at(-1)).not.toContain('select_additional');
  });

  test('requests nothing for what the query leaves out by a variable', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(1) } });
    const document =
      'query ($hasFees: Boolean!) { search { listings { id monthlyFee @include(if: $hasFees) } } }';

    await query(document, { hasFees: false });
    expect(calls.log.at(-1)).not.toContain('select_additional');

    await query(document, { hasFees: true });
    expect(calls.log.at(-1)).toContain('select_additional=additionalDetails');
  });

  test('that shows no total is not counted', async () => {
    const { hits } = found(2);
    const { query, calls } = await createTestGateway({
      script: { [`${ROOT}/q`]: { ok: true, hits: { total: null, hits: hits.hits } } },
    });

    const { data, errors } = await query('{ search { page listings { id } } }');

    expect(errors).toBeUndefined();
    expect(data.search.listings).toHaveLength(2);
    expect(calls.log.at(-1)).toContain('count=false');
  });

  test('whose total is read in a fragment is counted', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(1) } });

    const { data } = await query(
      '{ search { ...Size listings { id } } } fragment Size on SearchResult { total }',
    );

    expect(data.search.total).toBe(245);
    expect(calls.log.at(-1)).not.toContain('count=');
  });

  test('gives total, pages, attribution and age of the data [R7.056, R7.057]', async () => {
    const { query } = await createTestGateway({
      script: {
        [`${ROOT}/q`]: found(1, { courtesyOfMessage: 'Data of the board', asOf: '2026-11-21T10:00:00Z' }),
      },
    });

    const { data } = await query('{ search(page: 2) { total page pageCount courtesyOf asOf } }');

    expect(data.search).toEqual({
      total: 245,
      page: 2,
      pageCount: 13,
      courtesyOf: 'Data of the board',
      asOf: '2026-11-21T10:00:00.000Z',
    });
  });

  test('sends its filters, place and order as parameters of the service', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(0) } });

    await query(
      `query ($search: SearchInput) { search(search: $search, sort: PRICE_ASC, page: 3, size: 10) { total } }`,
      {
        search: {
          filters: {
            transactionType: 'SALE',
            lowPrice: 200_000,
            bedrooms: 3,
            propertyTypes: ['house', 'condo'],
            raw: [{ field: 'additionalDetails.Parking', operator: 'eq', values: ['Double garage'] }],
          },
          geo: { placeId: '890458485' },
        },
      },
    );

    const query_ = new URL(`http://x${calls.log.at(-1)?.slice(4)}`).searchParams;
    expect(Object.fromEntries(query_)).toEqual({
      transaction_type: 'sale',
      low_price: '200000',
      bedrooms: '3p',
      property_types: 'house|condo',
      raw: '[{"field":"additionalDetails.Parking","operator":"eq","values":["Double garage"]}]',
      whosonfirst: '890458485',
      sort: 'price_asc',
      from: '20',
      size: '10',
    });
  });

  test('may be made by anybody [R6.001]', async () => {
    const { query, calls } = await createTestGateway({ script: { [`${ROOT}/q`]: found(1) } });

    const { errors } = await query('{ search { total } }');

    expect(errors).toBeUndefined();
    expect(calls.requests.every(({ headers }) => headers.get('token') === null)).toBe(true);
  });

  test('whose service says it is not ok fails', async () => {
    const { query } = await createTestGateway({ script: { [`${ROOT}/q`]: { ...found(1), ok: false } } });

    const { errors } = await query('{ search { total } }');

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', upstream: 'api' });
  });
});

describe('listings by id', () => {
  const byIds = (request: Request) => {
    const ids = decodeURIComponent(new URL(request.url).pathname).split('/').at(-1)?.split('|') ?? [];
    return { ok: true, listings: ids.filter((id) => /^e\d+$/.test(id)).map((id) => wireHit(id)) };
  };

  test('are read from `listings` of a response with ok, and of no other [R7.058]', async () => {
    const send = async (ok: boolean) => {
      const script = { 'api:*': { ok, listings: [wireHit('e1')] } };
      const { query } = await createTestGateway({ script });
      return query('{ listings(ids: ["e1"]) { id } }');
    };

    expect((await send(true)).data).toEqual({ listings: [{ id: 'e1' }] });
    expect((await send(false)).errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_FAILED',
      upstream: 'api',
    });
  });

  test('that are requested in one operation are one call', async () => {
    const { query, calls } = await createTestGateway({ script: { 'api:*': byIds } });

    const { data } = await query(
      '{ a: listing(id: "e1") { id } b: listing(id: "e2") { id } listings(ids: ["e3", "e1"]) { id } }',
    );

    expect(data).toEqual({ a: { id: 'e1' }, b: { id: 'e2' }, listings: [{ id: 'e3' }, { id: 'e1' }] });
    expect(calls.log.slice(1)).toEqual([`GET ${ROOT}/listings/e1%7Ce2%7Ce3`]);
  });

  test('preserve the order of the ids and leave out missing ones', async () => {
    const { query } = await createTestGateway({ script: { 'api:*': byIds } });

    const { data } = await query('{ listings(ids: ["e2", "gone", "e1"]) { id } }');

    expect(data.listings).toEqual([{ id: 'e2' }, { id: 'e1' }]);
  });

  test('count to the hundredth, and no call asks for more than a hundred', async () => {
    const slug = (index: number) => `10234-82-avenue-nw-strathcona-e${index}`;
    const ids = Array.from({ length: 130 }, (_, index) => slug(index));
    const { query, calls } = await createTestGateway({ script: { 'api:*': byIds } });

    const { data } = await query('query ($ids: [ID!]!) { listings(ids: $ids) { publicId } }', { ids });

    expect(data.listings).toEqual(ids.slice(0, 100).map((publicId) => ({ publicId })));
    for (const call of calls.log.slice(1)) expect(call.split('%7C').length).toBeLessThanOrEqual(100);
  });

  test('that escape the path are not found and not requested', async () => {
    const { query, calls } = await createTestGateway({ script: { 'api:*': byIds } });

    const { data } = await query('{ listing(id: "..") { id } }');

    expect(data.listing).toBeNull();
    expect(calls.log).toHaveLength(1);
  });
});

describe('the map', () => {
  test('gets clusters by geohash', async () => {
    const cluster = {
      geohash: 'c3x29',
      count: 12,
      lat: 53.5,
      lon: -113.5,
      bounds: { north: 53.6, south: 53.4, east: -113.4, west: -113.6 },
    };
    const { query, calls } = await createTestGateway({
      script: { [`${ROOT}/cluster/5`]: { clusters: [cluster] } },
    });

    const { data } = await query(
      `{ clusters(precision: 5, search: { bounds: { north: 54, south: 53, east: -113, west: -114 } }) {
        geohash count lat lon bounds { north south east west }
      } }`,
    );

    expect(data.clusters).toEqual([cluster]);
    expect(calls.log.at(-1)).toBe(`GET ${ROOT}/cluster/5?north=54&south=53&east=-113&west=-114`);
  });

  test('gets points with the path of their details page, at most two thousand', async () => {
    const point = {
      id: 'e1',
      publicId: '1-strathcona-e1',
      lat: 53.5,
      lon: -113.5,
      price: 1500,
      transaction_type: 'lease',
      bedrooms: 2,
      address: '1 Street',
      city: 'Edmonton',
      mls: 'E1',
    };
    const { query, calls } = await createTestGateway({
      script: { [`${ROOT}/points`]: { total: 1, points: [point] } },
    });

    const { data } = await query(
      '{ points(limit: 9000) { total points { id path lat lon price transactionType bedrooms address } } }',
    );

    expect(data.points).toEqual({
      total: 1,
      points: [
        {
          id: 'e1',
          path: '/for-lease/1-strathcona-e1',
          lat: 53.5,
          lon: -113.5,
          price: 1500,
          transactionType: 'LEASE',
          bedrooms: 2,
          address: '1 Street',
        },
      ],
    });
    expect(calls.log.at(-1)).toBe(`GET ${ROOT}/points?limit=2000`);
  });
});

describe('the search box and the source', () => {
  const results = [
    {
      type: 'place',
      id: 85785647,
      name: 'Strathcona',
      placetype: 'neighbourhood',
      label: 'Strathcona, Edmonton, AB',
    },
    {
      type: 'listing',
      id: 'e1',
      publicId: '1-strathcona-e1',
      mls: 'E1',
      label: '1 Strathcona Road',
      transaction_type: 'sale',
    },
  ];

  test('suggestions are places and listings, near a point', async () => {
    const { query, calls } = await createTestGateway({
      script: { '/idx-edm-v5/autocomplete-v2/strath': { results } },
    });

    const { data } = await query(`{ autocomplete(text: " strath ", near: { lat: 53.5, lon: -113.5 }) {
      ... on PlaceSuggestion { place { id name placetype } label }
      ... on ListingSuggestion { id path mls label }
    } }`);

    expect(data.autocomplete).toEqual([
      {
        place: { id: '85785647', name: 'Strathcona', placetype: 'neighbourhood' },
        label: 'Strathcona, Edmonton, AB',
      },
      { id: 'e1', path: '/for-sale/1-strathcona-e1', mls: 'E1', label: '1 Strathcona Road' },
    ]);
    expect(calls.log.at(-1)).toBe(
      'GET /idx-edm-v5/autocomplete-v2/strath?lat=53.5&lon=-113.5&focus_distance=100&size=8',
    );
  });

  test('a street is asked for by the name that listings have, where the site knows it by another', async () => {
    const website = storedWebsiteJson();
    const search = { autocomplete: { streetNames: { '82 Avenue': 'Whyte Avenue' } } };
    const { query, calls } = await createTestGateway({
      script: {
        '/getWebsite/edmonton': {
          website: { ...website, config: { ...website.config, setup: { search } } },
          header: storedTemplateJson('header-basic'),
          footer: storedTemplateJson('footer-basic'),
          revisions: { website: 1, header: 1, footer: 1 },
        },
        '/idx-edm-v5/autocomplete-v2/Whyte%20Avenue': { results: [] },
      },
    });

    await query('{ autocomplete(text: "82nd Ave") { __typename } }');

    expect(calls.log.at(-1)).toContain('/idx-edm-v5/autocomplete-v2/Whyte%20Avenue');

    await query(`{ autocomplete(text: "82 Ave, ${'x'.repeat(100)}") { __typename } }`);
    const term = new URL(calls.log.at(-1)?.slice('GET '.length) ?? '', 'http://api.test').pathname;
    expect(decodeURIComponent(term.split('/').at(-1) ?? '')).toMatch(/^Whyte Avenue, x{86}$/);
  });

  test('no text gives no suggestion and no call', async () => {
    const { query, calls } = await createTestGateway();

    expect((await query('{ autocomplete(text: "  ") { __typename } }')).data.autocomplete).toEqual([]);
    expect(calls.log).toHaveLength(1);
  });

  test('the source has its name, age and legal texts', async () => {
    const info = {
      source: 'idx-edm-v5',
      name: 'Edmonton',
      total: 20_000,
      lastUpdate: '2026-11-21T09:00:00Z',
      copyright: '© Board',
      disclaimer: 'Deemed reliable',
      trademarks: 'MLS®',
    };
    const { query } = await createTestGateway({ script: { [`${ROOT}/info`]: info } });

    const { data } = await query('{ source { key name total lastUpdate copyright disclaimer trademarks } }');

    const { source, ...rest } = info;
    expect(data.source).toEqual({ ...rest, key: source, lastUpdate: '2026-11-21T09:00:00.000Z' });
  });

  test('terms of a field come with their counts', async () => {
    const { query } = await createTestGateway({
      script: { '/idx-edm-v5/fields/neighbourhood/terms': { items: [{ key: 'Strathcona', count: 12 }] } },
    });

    const { data } = await query('{ fieldTerms(field: "neighbourhood") { key count } }');

    expect(data.fieldTerms).toEqual([{ key: 'Strathcona', count: 12 }]);
  });
});
