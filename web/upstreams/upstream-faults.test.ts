import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedUpstreams } from '#gateway/testing/scripted-upstreams.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { upstreams } from './upstreams.ts';

let server: Server | null = null;

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A gateway whose listing data service is a real server on the network. */
async function remoteListings(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const logged: string[] = [];
  const log = {
    warn: (_: object, message: string) => void logged.push(message),
    info: (_: object, message: string) => void logged.push(message),
  };
  const { api } = upstreams(
    { apiUrl: `http://127.0.0.1:${port}` },
    () => ({ fetch: async () => new Response('{}') }),
    { log },
  );
  const { query } = await createTestGateway({ upstreams: { ...scriptedUpstreams({}), api } });

  return { query, logged, send: async (id: string) => await query(`{ listing(id: "${id}") { id } }`) };
}

const FOUND = JSON.stringify({
  ok: true,
  took: 1,
  listings: [{ _id: 'e1', _score: 1, _source: { publicId: 'a', mls: 'b', transaction_type: 'sale' } }],
});
const reasonOf = ({ errors }: { errors?: readonly { message: string }[] }) => errors?.[0]?.message ?? null;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('a call that fails for a moment is made again, and nobody notices [R8.034]', async () => {
  let calls = 0;
  const { send } = await remoteListings((request, response) => {
    calls++;
    if (calls === 1) request.socket.destroy();
    else if (calls === 2) response.writeHead(503).end();
    else response.end(FOUND);
  });

  expect(await send('e1')).toMatchObject({ data: { listing: { id: 'e1' } } });
  expect(calls).toBe(3);
});

test.each([
  ['501', 501, {}],
  ['503 with a time to come back', 503, { 'retry-after': '30' }],
  ['400', 400, {}],
])('%s is not asked for again', async (_, status, headers) => {
  let calls = 0;
  const { send } = await remoteListings((_request, response) => {
    calls++;
    response.writeHead(status, headers).end('{}');
  });

  expect((await send('e1')).errors).toHaveLength(1);
  expect(calls).toBe(1);
});

test('a service that is down gets one call in five seconds, and is used again when it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let calls = 0;
  let isDown = true;
  const { send, logged } = await remoteListings((_request, response) => {
    calls++;
    if (isDown) response.writeHead(500).end();
    else response.end(FOUND);
  });

  for (let n = 0; n < 25; n++) await send(`e${n}`);
  // Twenty open the breaker, and those of the budget of retries are among them.
  expect(calls).toBe(20);
  expect(reasonOf(await send('e1'))).toMatch(/not called for some seconds/);
  expect(logged).toEqual(['The circuit breaker of the listing data service opened']);

  vi.setSystemTime(Date.now() + 5_000);
  await Promise.all(Array.from({ length: 20 }, (_, n) => send(`p${n}`)));
  expect(calls).toBe(21);

  isDown = false;
  vi.setSystemTime(Date.now() + 5_000);
  const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`q${n}`)));
  expect(responses.map(reasonOf)).toEqual(Array(20).fill(null));
  expect(logged.at(-1)).toBe('The circuit breaker of the listing data service closed');
});

test('retries stay within a tenth of the calls, beyond the first ten', async () => {
  let calls = 0;
  // Two of five fail: the breaker stays closed.
  const { send } = await remoteListings((_request, response) => {
    calls++;
    if (calls % 5 < 2) response.writeHead(500).end();
    else response.end(FOUND);
  });

  for (let n = 0; n < 100; n++) await send(`e${n}`);

  expect(calls).toBeGreaterThan(100);
  expect(calls).toBeLessThanOrEqual(100 + 10 + 10);
});

test('a service that hangs occupies 32 connections, and a hundred callers are rejected at once', async () => {
  let open = 0;
  let most = 0;
  let start = Number.NaN;
  const { send } = await remoteListings((_request, response) => {
    open++;
    // After the first time limit the next call can arrive before the end of the last one is seen.
    if (performance.now() - start < 1_000) most = Math.max(most, open);
    response.on('close', () => open--);
  });
  start = performance.now();
  const times: number[] = [];

  // Requests in flight are not referenced by their callers.
  setTimeout(collectGarbage, 1_000);
  const responses = await Promise.all(
    Array.from({ length: 196 }, async (_, n) => {
      const response = await send(`h${n}`);
      times.push(performance.now() - start);
      return response;
    }),
  );

  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(32);
  expect(responses.filter((answer) => reasonOf(answer)?.includes('too many calls wait for it'))).toHaveLength(
    100,
  );
  expect(times.filter((ms) => ms < 1_500)).toHaveLength(100);
  await expect.poll(() => open).toBe(0);
});
