import { beforeEach, describe, expect, test } from 'vitest';
import { EDMONTON, wireHit } from '../testing/fixtures.ts';
import { scriptedUpstreams } from '../testing/scripted-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

/** The seller of this home withholds the address; the service finds it by every word and its exact position. */
const HIDDEN = { lat: 53.5137, lon: -113.4962 };
const SECRET = 'Welcome to Quillfeather, ring 77123';
type Home = { _id: string; _source: Omit<ReturnType<typeof wireHit>['_source'], keyof Facts> & Facts };
type Facts = { location: { lat: number; lon: number }; additionalDetails: { Parking: string } };
const home = (id: string, lat: number, lon: number, Parking = 'Garage', more: object = {}) =>
  wireHit(id, {
    publicId: id,
    address: null,
    location: { lat, lon },
    additionalDetails: { Parking },
    ...more,
  }) as Home;
const HOMES: readonly Home[] = [
  ...Array.from({ length: 4 }, (_, index) => home(`open-${index}`, 53.5139 + index / 1000, -113.4962)),
  home('hidden', HIDDEN.lat, HIDDEN.lon, SECRET, {
    address: '77123 Quillfeather Way',
    description: SECRET,
    display: { address: false },
  }),
  ...Array.from({ length: 3 }, (_, index) => home(`far-${index}`, 54 + index, -113)),
];
const SHAPE = { index: 'drawn-areas', id: 'tiny' };

type Params = URLSearchParams;

/** A service that matches everything it stores. */
function found(params: Params): Home[] {
  const number = (name: string) => (params.has(name) ? Number(params.get(name)) : null);
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map(number);
  const [radius, lat, lon] = [number('radius'), number('centre_lat') ?? 0, number('centre_lon') ?? 0];
  const raw = JSON.parse(params.get('raw') ?? '[]') as {
    field: string;
    operator: string;
    values: string[];
  }[];
  const distance = ({ _source: { location } }: Home) =>
    Math.hypot(location.lat - lat, location.lon - lon) * 111;
  const homes = HOMES.filter((one) => {
    const { location, additionalDetails } = one._source;
    const isInBox =
      north == null || south == null || east == null || west == null
        ? true
        : location.lat <= north && location.lat >= south && location.lon <= east && location.lon >= west;
    const isNear = radius === null || distance(one) <= radius;
    const isInShape = !params.has('shape') || one._id === 'hidden';
    const isInPolygon = !params.has('polygon') || one._id === 'hidden';
    const hasTerms = raw.every(({ values }) => values.includes(additionalDetails.Parking));
    return isInBox && isNear && isInShape && isInPolygon && hasTerms;
  });

  return params.get('sort') === 'geo_centre'
    ? homes.sort((one, other) => distance(one) - distance(other))
    : homes;
}

const terms = (homes: readonly Home[]) => {
  const values = homes.map(({ _source }) => _source.additionalDetails.Parking);
  return [...new Set(values)].map((key) => ({ key, count: values.filter((one) => one === key).length }));
};

function respond(request: Request): unknown {
  const { pathname, searchParams: params } = new URL(request.url);
  const homes = found(params);
  const [from, size] = [Number(params.get('from') ?? 0), Number(params.get('size') ?? 15)];
  if (pathname.endsWith('/q'))
    return { ok: true, hits: { total: homes.length, hits: homes.slice(from, from + size) } };
  if (pathname.endsWith('/points'))
    return {
      total: homes.length,
      points: homes.map(({ _id, _source }) => ({ ..._source, ..._source.location, id: _id })),
    };
  if (pathname.includes('/cluster/'))
    return {
      clusters: homes.map(({ _source: { location } }) => ({
        geohash: 'c3x29zzz'.slice(0, Number(pathname.at(-1))),
        count: 1,
        ...location,
        bounds: { north: location.lat, south: location.lat, east: location.lon, west: location.lon },
      })),
    };
  if (pathname.endsWith('/terms')) return { items: terms(HOMES) };
  if (pathname.endsWith('/facets'))
    return {
      total: homes.length,
      transaction_types: [],
      property_types: [],
      bedrooms: [],
      bathrooms: [],
      open_houses: 0,
      price_bands: [],
      raw: [{ field: 'additionalDetails.Parking', values: terms(homes) }],
    };
  if (pathname.includes('/solds/')) {
    const sold = (id: string, streetAddress: string, display: object) => ({
      id,
      mlsNum: id.toUpperCase(),
      streetAddress,
      city: 'San Antonio',
      display,
    });
    const all = [
      sold('s1', '5 Open Road', {}),
      sold('s2', '77123 Quillfeather Way', { address: false }),
      sold('s3', '77123 Quillfeather Way', { listing: false }),
    ];
    const text = (params.get('text') ?? '').toLowerCase();
    const solds = all.filter(({ streetAddress }) => streetAddress.toLowerCase().includes(text));
    return { total: solds.length, solds: solds.slice(Number(params.get('offset') ?? 0)) };
  }
  if (pathname.includes('autocomplete-v2'))
    return {
      results: [{ type: 'listing', ...HOMES[4]?._source, id: 'hidden', mls: '77123456', label: SECRET }],
    };
  return undefined;
}

const DISTANCES = [0.0001, 0.0004, 0.0011, 0.0029];
/** So many small areas that those which match would reveal the home. */
const AREAS = [-1, 0, 1].flatMap((side) =>
  DISTANCES.map((half): [string, object] => {
    const lat = HIDDEN.lat - 0.0005 + side * half;
    const { lon } = HIDDEN;
    return [
      `a box of ${half}° at ${lat}`,
      { bounds: { north: lat + half, south: lat - half, east: lon + half, west: lon - half } },
    ];
  }),
);
/** Separate, since together they exceed the cost limit. */
const QUERIES = [
  'search(search: $search) { total listings { id } }',
  'points(search: $search) { total points { id } }',
  'clusters(search: $search, precision: 8) { geohash count lat lon bounds { north south east west } }',
  'searchFacets(search: $search, rawFields: ["additionalDetails.Parking"]) { total raw { values { key count } } }',
].map((field) => `query ($search: SearchInput) { ${field} }`);

describe('a service elsewhere, which withholds nothing from its searches,', () => {
  let gateway: Awaited<ReturnType<typeof createTestGateway>>;
  const send = async (search: object) => {
    const responses = await Promise.all(QUERIES.map((query) => gateway.query(query, { search })));
    const data = Object.assign({}, ...responses.map((response) => response.data));
    return { data, errors: responses.find((response) => response.errors)?.errors };
  };

  beforeEach(async () => {
    const upstreams = scriptedUpstreams(
      {
        '/getSpace': { ...EDMONTON, source: 'idx-sat-v5' },
        'api:*': respond,
        [`/pre-indexed-shape/${SHAPE.index}/${SHAPE.id}`]: {
          ...SHAPE,
          bounds: { north: 53.51371, south: 53.51369, east: -113.49619, west: -113.49621 },
        },
      },
      { withholds: false },
    );
    gateway = await createTestGateway({ upstreams });
  });

  test('no series of boxes reveals where a home without address is', async () => {
    const responses = await Promise.all(AREAS.map(([, search]) => send(search)));
    const revealsHidden = responses.map(({ data, errors }) => {
      expect(errors).toBeUndefined();
      const ids: string[] = data.search.listings.map(({ id }: { id: string }) => id);
      return {
        isFound: ids.includes('hidden'),
        others: data.search.total - ids.filter((id) => id !== 'hidden').length,
        facets: data.searchFacets,
        clusters: data.clusters,
      };
    });

    // One grid cell contains all boxes, so the home's membership makes no difference.
    for (const result of revealsHidden) expect(result).toEqual(revealsHidden[0]);
    expect(revealsHidden[0]).toMatchObject({ isFound: true, others: 1 });
    const open = responses.map(({ data }) => data.points.points.map(({ id }: { id: string }) => id));
    expect(new Set(open.map((ids) => ids.join())).size).toBeGreaterThan(1);
  });

  test.each([
    ['a circle', { geo: { point: { ...HIDDEN, radius: 0.01 } } }],
    [
      'a drawn area',
      {
        geo: {
          polygon: [
            [-1, -1],
            [-1, 1],
            [1, 1],
          ].map(([x = 0, y = 0]) => ({ lat: HIDDEN.lat + y / 1e5, lon: HIDDEN.lon + x / 1e5 })),
        },
      },
    ],
    ['a stored shape', { geo: { shape: SHAPE } }],
  ])('is queried by cells in place of %s', async (_, search) => {
    const { data, errors } = await send(search);
    const requests = gateway.calls.log.filter((call) => /\/(q|points|cluster\/\d|facets)\?/.test(call));

    expect(errors).toBeUndefined();
    expect(requests).toHaveLength(4);
    for (const call of requests) {
      expect(call).toMatch(/north=53.52&south=53.51&east=-113.49&west=-113.5(&|$)/);
      expect(call).not.toMatch(/radius|polygon|shape/);
    }
    expect(data.points.points).toEqual([]);
  });

  test('is not trusted about the position of a cluster', async () => {
    const { data } = await send({});

    for (const { geohash, lat, lon } of data.clusters) {
      expect(geohash).toBe('c3x29z');
      expect([lat, lon]).not.toContain(HIDDEN.lat);
    }
  });

  test('the order of the nearest does not reveal how far a home without address is', async () => {
    const near = { geo: { point: HIDDEN } };
    const query =
      'query ($search: SearchInput, $page: Int) { search(search: $search, sort: GEO_CENTRE, size: 2, page: $page) { listings { id } } }';
    const pages = await Promise.all([1, 2, 3, 4].map((page) => gateway.query(query, { search: near, page })));
    const ids = pages.map(({ data }) => data.search.listings.map(({ id }: { id: string }) => id));

    expect(ids).toEqual([['open-0', 'open-1'], ['open-2', 'open-3'], ['far-0', 'far-1'], ['far-2']]);
  });

  test.each([
    [{ field: 'description', operator: 'match', values: ['*quill*'] }, 'field'],
    [{ field: 'description', operator: 'eq', values: [SECRET] }, 'field'],
    [{ field: 'additionalDetails.Parking', operator: 'match', values: ['*quill*'] }, 'operator'],
    [{ field: 'additionalDetails.Parking', operator: 'gte', values: ['1023-01-01'] }, 'operator'],
  ])('is not queried by text: %j', async (term, at) => {
    const { errors } = await send({ filters: { raw: [term] } });
    const lenient = await gateway.query(
      'query ($search: SearchInput) { search(search: $search) { total leftOutFields } }',
      { search: { filters: { raw: [term] }, isLenient: true } },
    );

    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: `search.filters.raw.${at}`,
    });
    expect(lenient.data.search).toEqual({ total: 8, leftOutFields: [term.field] });
    expect(gateway.calls.log.filter((call) => /quill|Quill|1023/.test(call))).toEqual([]);
  });

  test('is queried by values that several homes have, and no other is listed', async () => {
    const eq = (values: string[]) => ({
      filters: { raw: [{ field: 'additionalDetails.Parking', operator: 'in', values }] },
    });
    const [rare, both, none] = await Promise.all([
      send(eq([SECRET])),
      send(eq([SECRET, 'Garage'])),
      send({}),
    ]);
    const fieldTerms = await gateway.query(
      '{ fieldTerms(field: "additionalDetails.Parking") { key count } }',
    );

    expect(rare.data.search.total).toBe(0);
    expect(both.data.search.total).toBe(7);
    expect(none.data.searchFacets.raw[0].values).toEqual([{ key: 'Garage', count: 7 }]);
    expect(fieldTerms.data.fieldTerms).toEqual([{ key: 'Garage', count: 7 }]);
  });

  test.each([
    ['quill', []],
    ['77123', []],
    ['open road', ['s1']],
    ['S2', ['s2']],
    ['san', ['s1', 's2']],
  ])('finds no sold home by the street that is not shown: %s', async (text, ids) => {
    const { data } = await gateway.query(
      'query ($text: String) { solds(text: $text) { total solds { id } } }',
      { text },
    );

    expect(data.solds).toEqual({ total: ids.length, solds: ids.map((id) => ({ id })) });
  });

  test.each([
    ['77123', 0],
    ['123456', 0],
    ['77123456', 1],
  ])('suggests a home without address for %s: %i', async (text, count) => {
    const { data } = await gateway.query(
      'query ($text: String!) { autocomplete(text: $text) { ... on ListingSuggestion { label } } }',
      { text },
    );

    expect(data.autocomplete).toEqual(Array.from({ length: count }, () => ({ label: '77123456' })));
  });
});

test('a map shows no more homes one by one than a search of the source may reach', async () => {
  const { query, calls } = await createTestGateway({
    script: { '/getSpace': { ...EDMONTON, source: 'idx-ddf-v5' }, 'api:*': { total: 0, points: [] } },
  });

  await query('{ points(limit: 2000) { total } }');

  expect(calls.log.at(-1)).toContain('limit=500');
});
