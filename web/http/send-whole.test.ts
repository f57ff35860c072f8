import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeResponse } from '#gateway/http/whole-response.ts';
import { compress } from './compress.ts';
import { sendWhole } from './send-whole.ts';

const LONG = JSON.stringify({ data: 'é'.repeat(3000) });
const SHORT = '{"data":"é"}';
const TYPES: Record<string, string> = { '/document': 'text/html', '/streamed': 'text/csv' };

const server = createServer(
  getRequestListener(
    async (requests, { outgoing }) => {
      const { pathname } = new URL(requests.url);
      const type = TYPES[pathname] ?? 'application/json';
      const headers = new Headers({ 'content-type': type, 'x-kept': 'yes' });
      for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
      const init = { status: 201, headers };
      const response =
        pathname === '/streamed' || pathname === '/document'
          ? new Response(LONG, init)
          : wholeResponse(pathname === '/long' ? LONG : SHORT, init);
      return sendWhole(await compress(requests, response), outgoing as ServerResponse);
    },
    { overrideGlobalObjects: false },
  ),
);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function get(path: string, headers = {}): Promise<IncomingMessage & { bytes: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, path, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];

  return Object.assign(response, { bytes: await buffer(response) });
}

test.each([
  ['/long', LONG],
  ['/short', SHORT],
  ['/document', LONG],
])(
  '%s is sent as it is to who accepts no compression, with its length and every cookie',
  async (path, text) => {
    const { statusCode, headers, bytes } = await get(path);

    expect(statusCode).toBe(201);
    expect(bytes.toString()).toBe(text);
    expect(headers).toMatchObject({
      'content-length': String(Buffer.byteLength(text)),
      'set-cookie': ['a=1', 'b=2'],
      vary: 'accept-encoding',
      'x-kept': 'yes',
    });
  },
);

test.each(['/long', '/streamed', '/document'])('%s is compressed for who accepts it', async (path) => {
  const { headers, bytes } = await get(path, { 'accept-encoding': 'br' });

  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBe(path === '/streamed' ? undefined : String(bytes.length));
  expect(headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
});

test('a text of one packet is not compressed', async () => {
  const { headers, bytes } = await get('/short', { 'accept-encoding': 'br' });

  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(SHORT);
});
