import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, HTTP_LIMITS, type HttpLimits } from './http-server.ts';

const QUICK: HttpLimits = {
  ...HTTP_LIMITS,
  headersMs: 300,
  bodyMs: 300,
  leastBytesPerSecond: 1000,
  checkEveryMs: 50,
};
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(limits: HttpLimits): Promise<number> {
  const started = createHttpServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    response.end(`${body?.length} characters`);
  }, limits);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

type Sent = { received: string; ms: number };

/** Sends pieces at intervals and returns what arrived until the connection closed. */
function send(port: number, pieces: readonly string[], everyMs: number): Promise<Sent> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let received = '';
    const socket = connect(port, '127.0.0.1', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        await pause(everyMs);
      }
    });
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes('characters')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ received, ms: performance.now() - begun }));
  });
}

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
const many = (piece: string, count: number) => Array.from({ length: count }, () => piece);

test.each([
  ['nothing', []],
  ['a header every 40 ms', [HEAD, ...many('X-A: b\r\n', 200)]],
  ['a byte of its body every 40 ms', [`${HEAD}Content-Length: 200\r\n\r\n`, ...many('x', 200)]],
  [
    'a chunk of its body every 40 ms',
    [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, ...many('1\r\nx\r\n', 200)],
  ],
])('a connection that sends %s is closed', async (_, pieces) => {
  const { received, ms } = await send(await start(QUICK), pieces, 40);

  expect(received).not.toContain('characters');
  expect(ms).toBeLessThan(3000);
});

test('a slow body gets a timeout response', async () => {
  const { received } = await send(
    await start(QUICK),
    [`${HEAD}Content-Length: 200\r\n\r\n`, ...many('x', 100)],
    40,
  );

  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test('a long upload at the minimum rate is received completely', async () => {
  const pieces = many('x'.repeat(100), 40);

  const { received, ms } = await send(
    await start(QUICK),
    [`${HEAD}Content-Length: 4000\r\n\r\n`, ...pieces],
    40,
  );

  expect(received).toContain('4000 characters');
  expect(ms).toBeGreaterThan(4 * QUICK.bodyMs);
});

test('a response may take longer than a body', async () => {
  server = createHttpServer(async (request, response) => {
    await text(request);
    await pause(800);
    response.end('late');
  }, QUICK);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a body' });

  expect(await response.text()).toBe('late');
});

test('connections beyond the limit are rejected', async () => {
  const port = await start({ ...QUICK, headersMs: 5000, connections: 2 });
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));

  const { received } = await send(port, ['GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'], 10);

  expect(received).toBe('');
  for (const socket of open) socket.destroy();
});

test('slow senders of the site are disconnected within 30 seconds', () => {
  expect(Math.max(HTTP_LIMITS.headersMs, HTTP_LIMITS.bodyMs) + HTTP_LIMITS.checkEveryMs).toBeLessThan(30_000);
});

test.each([
  ['http://evil.invalid/about?page=2', '/about?page=2'],
  ['https://evil.invalid', '/'],
  ['/about', '/about'],
])('a request line for %s is handled as %s of its host', async (target, path) => {
  server = createHttpServer(({ url, headers }, response) => response.end(`${url} of ${headers.host}`), QUICK);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: agent.example\r\nConnection: close\r\n\r\n`);

  expect(await text(socket)).toContain(`${path} of agent.example`);
});
