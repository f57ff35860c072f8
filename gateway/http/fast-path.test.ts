import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFastPath } from './fast-path.ts';

const LONG = `{"data":{"text":"${'x'.repeat(3000)}"}}`;
let server: Server;

beforeAll(async () => {
  const fast = createFastPath({
    answer: async ({ body }) => (body.includes('known') ? LONG : null),
    usual: async (asked) => new Response(`usual ${await asked.text()}`, { status: 400 }),
    headers: (url) => ({ 'x-site': url.protocol }),
  });
  server = createServer((message, response) => {
    if (!fast(message, response)) response.end('the site');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());

type Answer = { status?: number; headers: Record<string, unknown>; body: Buffer };

function send(body: string, headers: Record<string, string> = {}, path = '/graphql'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: 'site.example',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

test('a visitor’s known query is answered with the headers of the site', async () => {
  const { status, headers, body } = await send('known');

  expect(status).toBe(200);
  expect(body.toString()).toBe(LONG);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-site': 'http:',
    vary: 'accept-encoding',
  });
});

test('a browser gets it compressed; behind a proxy that ends TLS the site is secure', async () => {
  const { headers, body } = await send('known', {
    'accept-encoding': 'gzip, br',
    'x-forwarded-proto': 'https',
  });

  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-site': 'https:' });
  expect(brotliDecompressSync(body).toString()).toBe(LONG);
});

test('what has no fast answer is asked as usual, with its body', async () => {
  const { status, body } = await send('strange');

  expect([status, body.toString()]).toEqual([400, 'usual strange']);
});

test.each<[string, Record<string, string>, string]>([
  ['a cookie', { cookie: 'a=b' }, '/graphql'],
  ['a token', { token: 'x' }, '/graphql'],
  ['an authorization', { authorization: 'Bearer x' }, '/graphql'],
  ['another kind of body', { 'content-type': 'text/plain' }, '/graphql'],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, '/graphql'],
  ['another origin', { origin: 'https://elsewhere.example' }, '/graphql'],
  ['another path', {}, '/graphql?query=1'],
])('a request with %s is left to the site', async (_, headers, path) => {
  expect((await send('known', headers, path)).body.toString()).toBe('the site');
});
