import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMarkers, POINTS_MAX } from './load-markers.ts';

const fetchMock = vi.fn();
const bounds = { north: 53.6, south: 53.5, east: -113.4, west: -113.5 };
const cluster = { geohash: 'c3x2', count: 12, lat: 53.55, lon: -113.45, bounds };
const home = { id: 'l-1', lat: 53.51, lon: -113.49, price: 459_900, address: null };
let total = 1;
let run = 0;

beforeEach(() => {
  total = 1;
  run += 1;
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (_, { body }) =>
    Response.json({
      data: body.includes('query MapPoints')
        ? { points: { total, points: [home] } }
        : { clusters: [cluster] },
    }),
  );
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const asked = () =>
  fetchMock.mock.calls.map(([, { body }]) => {
    const { query, variables } = JSON.parse(body);
    return [/query (\w+)/.exec(query)?.[1], variables.precision];
  });
/** A search of its own for each test: answers are kept. */
const load = (zoom: number) => loadMarkers({ search: { filters: { agentId: `test-${run}` } }, bounds, zoom });

test.each<[number, [string, number | undefined], string]>([
  [15, ['MapPoints', undefined], 'single listings [R4.031]'],
  [14.9, ['MapClusters', 6], 'clusters of precision 6 [R4.032]'],
  [13, ['MapClusters', 6], 'clusters of precision 6 [R4.032]'],
  [12.9, ['MapClusters', 5], 'clusters of precision 5 [R4.033]'],
  [11, ['MapClusters', 5], 'clusters of precision 5 [R4.033]'],
  [10, ['MapPoints', undefined], 'listings [R4.034]'],
])('at zoom %d the map asks for %s: %s', async (zoom, request) => {
  const { tooFar, markers } = await load(zoom);

  expect(asked()).toEqual([request]);
  expect(tooFar).toBe(false);
  expect(markers).toHaveLength(1);
});

test('below zoom 10 the map asks nothing, has no markers and says so [R4.035, R4.036]', async () => {
  expect(await load(9.9)).toEqual({ tooFar: true, markers: [] });
  expect(asked()).toEqual([]);
});

test('the homes of a basket are shown one by one, however far out the map is', async () => {
  const { tooFar, markers } = await loadMarkers({ search: { ids: ['l-1'] }, bounds, zoom: 8 });

  expect(tooFar).toBe(false);
  expect(markers).toMatchObject([{ kind: 'listing', id: 'l-1' }]);
});

test('more listings than the map can show become clusters', async () => {
  total = POINTS_MAX + 1;

  const { markers } = await load(10);

  expect(asked()).toEqual([
    ['MapPoints', undefined],
    ['MapClusters', 5],
  ]);
  expect(markers).toMatchObject([{ kind: 'cluster', count: 12 }]);
});

test('the map asks within its box, and the same question only once', async () => {
  await load(13);
  await load(13);

  expect(fetchMock).toHaveBeenCalledOnce();
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1].body).variables.search.bounds).toEqual(bounds);
});

test('a failure is told and not kept', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json({ errors: [{ message: 'down' }] }));

  await expect(load(13)).rejects.toThrow();
  expect((await load(13)).markers).toHaveLength(1);
});
