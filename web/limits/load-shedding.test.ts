import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { createHttpServer } from '../http/http-server.ts';
import { createSiteApp } from '../rendering/site-app.ts';
import { EMPTY_SITE } from '../testing/gateway-site.ts';
import { createAddressShare, createLoadShedding } from './load-shedding.ts';

const ONE = { limit: 1, waiting: 1 };
const AGENT = { cookie: 'a=b; strapwork-agent=secret' };

function crowd() {
  const admit = createLoadShedding({ pages: ONE, posts: ONE });
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  let begun = 0;
  const send = (path: string, init: RequestInit = {}) =>
    admit(new Request(`http://localhost${path}`, init), async () => {
      begun++;
      await end;
      return new Response('done');
    });

  return { send, endAll, begun: () => begun };
}

test('requests beyond the queue get 503 with Retry-After, others are served in order', async () => {
  const { send, endAll, begun } = crowd();
  const [first, second] = [send('/'), send('/')];

  const third = await send('/');
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await third.text()).toBe('Too many people are here at once. Please try again in a few seconds.\n');
  await expect.poll(begun).toBe(1);

  endAll();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect((await send('/')).status).toBe(200);
});

test('an operation beyond the queue is rejected as a GraphQL error', async () => {
  const { send, endAll } = crowd();
  const post = () => send('/graphql', { method: 'POST' });
  const waiting = [post(), post()];

  const rejected = await post();

  expect(rejected.status).toBe(503);
  expect(await rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'BUSY' } }] });
  endAll();
  await Promise.all(waiting);
});

test("an agent's save does not wait behind visitors, nor pages behind slow bodies", async () => {
  const { send, endAll, begun } = crowd();
  const requests = [send('/graphql', { method: 'POST' }), send('/graphql', { method: 'POST' })];
  expect((await send('/graphql', { method: 'POST' })).status).toBe(503);

  requests.push(send('/graphql', { method: 'POST', headers: AGENT }), send('/'));

  await expect.poll(begun).toBe(3);
  endAll();
  expect(await Promise.all(requests.map(async (response) => (await response).status))).toEqual([
    200, 200, 200, 200,
  ]);
});

test('nothing is rendered for a visitor who disconnected while queued', async () => {
  const { send, endAll, begun } = crowd();
  const leave = new AbortController();
  const [first, second] = [send('/'), send('/', { signal: leave.signal })];

  leave.abort();
  endAll();
  await Promise.all([first, second]);

  expect(begun()).toBe(1);
});

test('the health check responds while the page queue is full', async () => {
  const site = createSiteApp({
    ...EMPTY_SITE,
    admit: createLoadShedding({ pages: { limit: 2, waiting: 20 } }),
    page: async () => {
      const end = performance.now() + 40;
      while (performance.now() < end);
      return new Response('page');
    },
  });
  const server = createHttpServer(getRequestListener(site, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets = await Promise.all(Array.from({ length: 101 }, () => open(port)));

  const [health, ...visitors] = sockets.map((socket) => text(socket));
  const sent = performance.now();
  const [asking, ...visiting] = sockets;
  for (const socket of visiting)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  asking?.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await health).toContain('{"ok":true}');
  const waited = performance.now() - sent;
  const statuses = (await Promise.all(visitors)).map((response) => response.slice(9, 12));
  server.closeAllConnections();
  server.close();

  expect(waited).toBeLessThan(1000);
  expect(new Set(statuses)).toEqual(new Set(['200', '503']));
});

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
}

test('one address has a part of the queue; an office of agents, others, and proxies that name nobody have theirs', async () => {
  const share = createAddressShare(2);
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
  const send = (address: string, headers: Record<string, string> = {}) =>
    share(
      new Request('http://localhost/', { headers: { 'x-visitor-address': address, ...headers } }),
      async () => {
        await end;
        return new Response('done');
      },
    );
  const first = ['1.2.3.4', '::ffff:1.2.3.4'].map((address) => send(address));

  const rejected = await send('1.2.3.4');
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '2']);
  const others = [
    send('1.2.3.5'),
    send('1.2.3.4', AGENT),
    ...Array.from({ length: 5 }, () => send('127.0.0.1')),
  ];
  endAll();
  for (const received of [...first, ...others]) expect((await received).status).toBe(200);
  expect((await send('1.2.3.4')).status).toBe(200);
});
