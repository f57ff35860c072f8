import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGeocoder } from './geocoder.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service on the loopback; with the URLs of its calls. */
async function service(respond: RequestListener) {
  const calls: URL[] = [];
  server = createServer((request, response) => {
    calls.push(new URL(request.url ?? '', 'http://geocoder'));
    respond(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return { calls, url: `http://127.0.0.1:${port}/maps/` };
}

const json = (body: unknown, status = 200) =>
  service((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
const ADDRESS = { text: '12 Quay Street, Halifax, NS B3K 1A1', country: 'CA' };

test('an address is looked up in its country, and once', async () => {
  const { url, calls } = await json([{ lat: '44.6512', lon: '-63.5812', place_rank: 30 }]);
  const geocode = createGeocoder({ url });

  expect(await geocode(ADDRESS)).toEqual({ lat: 44.6512, lon: -63.5812, precision: 'address' });
  expect(await geocode(ADDRESS)).toMatchObject({ precision: 'address' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.pathname).toBe('/maps/search');
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    format: 'jsonv2',
    limit: '1',
    q: ADDRESS.text,
    countrycodes: 'ca',
  });
});

test.each([
  ['a house', [{ lat: '1', lon: '2', place_rank: 30 }], { lat: 1, lon: 2, precision: 'address' }],
  ['a street', [{ lat: '1', lon: '2', place_rank: 26 }], { lat: 1, lon: 2, precision: 'street' }],
  ['a city alone', [{ lat: '1', lon: '2', place_rank: 16 }], 'unknown'],
  ['nothing', [], 'unknown'],
  ['a position that is none', [{ lat: '91', lon: '2' }], 'failed'],
  ['another answer', { error: 'no' }, 'failed'],
])('%s', async (_, body, found) => {
  const { url } = await json(body);

  expect(await createGeocoder({ url })(ADDRESS)).toEqual(found);
});

test('a service that fails, sends too much or does not answer is a value, and is asked again', async () => {
  let status = 500;
  const { url, calls } = await service((_, response) => {
    response.writeHead(status).end('[{"lat":"1","lon":"2"}]');
  });
  const geocode = createGeocoder({ url });
  expect(await geocode(ADDRESS)).toBe('failed');
  status = 200;
  expect(await geocode(ADDRESS)).toMatchObject({ lat: 1, lon: 2 });
  expect(calls).toHaveLength(2);
  server?.close();

  const long = await service((_, response) => response.end(`[${' '.repeat(200_000)}]`));
  expect(await createGeocoder({ url: long.url })(ADDRESS)).toBe('failed');
  server?.close();

  const silent = await service(() => undefined);
  expect(await createGeocoder({ url: silent.url, timeoutMs: 50 })(ADDRESS)).toBe('failed');
  expect(await createGeocoder({ url: 'http://127.0.0.1:1' })(ADDRESS)).toBe('failed');
});
