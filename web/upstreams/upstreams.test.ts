import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { upstreams } from './upstreams.ts';

const embedded = () => vi.fn(() => ({ fetch: async () => new Response('embedded') }));
const send = async (upstream: { baseUrl: string; fetch: (request: Request) => Promise<Response> }) =>
  (await upstream.fetch(new Request(`${upstream.baseUrl}/getSpace`))).text();

test('without URLs one embedded engine serves pages, listings and places', async () => {
  const start = embedded();

  const { engine, api, geo } = upstreams({}, start);

  expect(start).toHaveBeenCalledOnce();
  expect(await Promise.all([engine, api, geo].map(send))).toEqual(['embedded', 'embedded', 'embedded']);
});

test('a service with a URL is requested there, the others in this process', async () => {
  const remote = createServer((request, response) => response.end(`remote ${request.url}`)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => remote.once('listening', resolve));
  const url = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;

  const { engine, api } = upstreams({ apiUrl: url }, embedded());

  expect(await send(api)).toBe('remote /getSpace');
  expect(await send(engine)).toBe('embedded');
  remote.close();
});

test('every remote service receives the token of the site', async () => {
  const remote = createServer(({ headers }, response) => response.end(`${headers['x-api-token']}`)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => remote.once('listening', resolve));
  const url = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;

  const services = upstreams({ engineUrl: url, apiUrl: url, gusApiUrl: url, apiToken: 'secret' }, embedded());

  for (const service of Object.values(services)) expect(await send(service)).toBe('secret');
  remote.close();
});

test('the embedded engine is not started if every service has a URL', () => {
  const start = embedded();

  upstreams({ engineUrl: 'http://a.test', apiUrl: 'http://b.test', gusApiUrl: 'http://c.test' }, start);

  expect(start).not.toHaveBeenCalled();
});
