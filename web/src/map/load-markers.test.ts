import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeGeohash } from '#domain/listing/geohash.ts';
import { CLUSTER_TIERS } from '#domain/search/map-zoom.ts';
import { loadMarkers, POINTS_MAX } from './load-markers.ts';

const fetchMock = vi.fn();
const bounds = { north: 53.6, south: 53.5, east: -113.4, west: -113.5 };
const cluster = { geohash: 'c3x2', count: 312, lat: 53.55, lon: -113.45, bounds };
const home = {
  id: 'l-1',
  lat: 53.51,
  lon: -113.49,
  price: 459_900,
  transactionType: 'SALE',
  propertyTypes: [],
  address: null,
};
/** A map over which homes are spread. */
const spread = [0, 1, 2, 3].map((at) => ({
  ...cluster,
  geohash: `c3x${at}`,
  count: 78,
  lon: -113.6 + at / 10,
}));
let total = 1;
let run = 0;

beforeEach(() => {
  total = 1;
  run += 1;
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (_, { body }) =>
    Response.json({
      data: body.includes('query MapPoints') ? { points: { total, points: [home] } } : { clusters: spread },
    }),
  );
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const requests = () =>
  fetchMock.mock.calls.map(([, { body }]) => {
    const { query, variables } = JSON.parse(body);
    return [/query (\w+)/.exec(query)?.[1], variables.precision];
  });
/** A different search for each test, as results are cached. */
const load = (zoom: number) => loadMarkers({ search: { filters: { agentId: `test-${run}` } }, bounds, zoom });

test.each<[number, [string, number | undefined], string]>([
  [15, ['MapPoints', undefined], 'single listings [R4.031]'],
  [14.9, ['MapClusters', 6], 'clusters of precision 6 [R4.032]'],
  [13, ['MapClusters', 6], 'clusters of precision 6 [R4.032]'],
  [12.9, ['MapClusters', 5], 'clusters of precision 5 [R4.033]'],
  [11, ['MapClusters', 5], 'clusters of precision 5 [R4.033]'],
  [10, ['MapPoints', undefined], 'listings [R4.034]'],
])('at zoom %d the map queries %s: %s', async (zoom, request) => {
  const { tooFar, markers } = await load(zoom);

  expect(requests()).toEqual([request]);
  expect(tooFar).toBe(false);
  expect(markers).toHaveLength(request[0] === 'MapClusters' ? spread.length : 1);
});

test('below zoom 10 the map queries nothing, has no markers and shows a notice [R4.035, R4.036]', async () => {
  expect(await load(9.9)).toEqual({ tooFar: true, markers: [] });
  expect(requests()).toEqual([]);
});

test('the listings of a basket are shown one by one at any zoom', async () => {
  const { tooFar, markers } = await loadMarkers({ search: { ids: ['l-1'] }, bounds, zoom: 8 });

  expect(tooFar).toBe(false);
  expect(markers).toMatchObject([{ kind: 'listing', id: 'l-1' }]);
});

test('more listings than the map can show become clusters', async () => {
  total = POINTS_MAX + 1;

  const { markers } = await load(10);

  expect(requests()).toEqual([
    ['MapPoints', undefined],
    ['MapClusters', 5],
  ]);
  expect(markers).toHaveLength(spread.length);
});

test('the map queries within its bounds, and equal requests once', async () => {
  await load(13);
  await load(13);

  expect(fetchMock).toHaveBeenCalledOnce();
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1].body).variables.search.bounds).toEqual(bounds);
});

test('a failure is reported and not cached', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json({ errors: [{ message: 'down' }] }));

  await expect(load(13)).rejects.toThrow();
  expect((await load(13)).markers).toHaveLength(spread.length);
});

test('a cluster with much of what is in view is spread, as far as markers have room', async () => {
  const dense = [0, 0.001, 0.1, 0.2].map((east, at) => ({
    ...cluster,
    geohash: `c3x2b${at}`,
    count: 78,
    lon: cluster.lon + east,
  }));
  respondWith({ 5: [cluster, { ...cluster, lon: -113.9, count: 5 }], 6: dense, 7: dense }, []);

  expect((await load(12)).markers.map((marker) => marker.kind === 'cluster' && marker.count)).toEqual([
    156, 78, 78,
  ]);
  expect(requests()).toEqual([
    ['MapClusters', 5],
    ['MapClusters', 6],
  ]);
});

test('a whole city on a phone is more than one or two circles', async () => {
  const districts = spread.map((one, at) => ({ ...one, lon: -114 + at / 5, count: 3000 }));
  respondWith({ 4: [{ ...cluster, count: 12_000 }], 5: districts }, []);
  const search = { filters: { agentId: `test-${run}` } };

  const { markers } = await loadMarkers({ search, bounds, zoom: 8.5, tiers: CLUSTER_TIERS });
  expect(markers).toHaveLength(districts.length);
});

/** Mocks the API: clusters by precision, and points. */
function respondWith(clusters: Record<number, object[]>, points: object[]) {
  fetchMock.mockImplementation(async (_, { body }) => {
    const { query, variables } = JSON.parse(body);
    if (!query.includes('query MapPoints'))
      return Response.json({ data: { clusters: clusters[variables.precision] } });
    const { ids } = variables.search;
    const found = points.filter((point) => !ids || ids.includes((point as typeof home).id));
    return Response.json({ data: { points: { total: found.length, points: found } } });
  });
}

test('up to 200 listings are shown with their prices at any zoom', async () => {
  const near = { ...home, id: 'l-2', lat: 53.59 };
  respondWith(
    {
      5: [
        { ...cluster, count: 1 },
        { ...cluster, geohash: 'c3x3', count: 1 },
      ],
    },
    [home, near],
  );

  expect((await load(11)).markers).toMatchObject([
    { kind: 'listing', price: '$460K' },
    { kind: 'listing', id: 'l-2' },
  ]);
});

test('a pressed cluster is split, however small its cells have to be, into markers with room', async () => {
  const apart = [
    { ...cluster, geohash: 'c3x2aaa', count: 290 },
    { ...cluster, geohash: 'c3x2aac', lat: 53.551, count: 10 },
    { ...cluster, geohash: 'c3x2aab', lat: 53.59, count: 12 },
  ];
  respondWith({ 5: [cluster], 6: [{ ...cluster, geohash: 'c3x2aa' }], 7: apart }, []);

  const { markers } = await loadMarkers({
    search: { filters: { agentId: `test-${run}` } },
    bounds,
    zoom: 12,
    pressed: { count: 312, bounds },
  });

  expect(markers).toMatchObject([{ count: 12 }, { count: 300 }]);
});

test('the home that is left of two where the visitor hid the other has its price', async () => {
  const clusters = (precision: number) => [
    { ...cluster, lon: -113.2, count: 301 },
    { ...cluster, geohash: encodeGeohash(home, precision), count: 2 },
  ];
  respondWith({ 5: clusters(5), 6: clusters(6) }, [home, { ...home, id: 'l-2' }]);
  const hidden = { search: { filters: { agentId: `test-${run}` } }, bounds, without: ['l-1'] };

  expect((await loadMarkers({ ...hidden, zoom: 11 })).markers).toMatchObject([
    { kind: 'cluster', count: 301 },
    { kind: 'listing', id: 'l-2' },
  ]);
});

test('listings hidden by the visitor have no marker and are not counted in a cluster', async () => {
  const clusters = (precision: number) => [
    { ...cluster, geohash: encodeGeohash(home, precision), count: 301 },
    { ...cluster, lon: -113.2, count: 1 },
  ];
  respondWith({ 5: clusters(5), 6: clusters(6) }, [home]);
  const hidden = { search: { filters: { agentId: `test-${run}` } }, bounds, without: ['l-1', 'l-9'] };

  expect((await loadMarkers({ ...hidden, zoom: 11 })).markers).toMatchObject([{ count: 300 }, { count: 1 }]);
  expect((await loadMarkers({ ...hidden, zoom: 15 })).markers).toEqual([]);
});
