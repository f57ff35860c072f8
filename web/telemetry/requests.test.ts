import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { Store } from '#engine/store/database/db.ts';
import { readMigrations } from '#engine/store/database/migrate.ts';
import { createReadiness } from './readiness.ts';
import { noteSite, requestFields } from './request-context.ts';
import { logRequest } from './request-log.ts';
import { routePattern } from './route-pattern.ts';

type Line = Record<string, unknown>;

let server: Server;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server with its log lines; `/hang` never responds. */
async function start(): Promise<{ origin: string; port: number; lines: Line[] }> {
  const lines: Line[] = [];
  const log = pino(
    { mixin: requestFields, base: null },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  server = createServer((request, response) =>
    logRequest({ log, request, response }, async () => {
      if (request.url === '/hang') return;
      await new Promise((resolve) => setImmediate(resolve));
      noteSite('edmonton');
      if (request.url === '/about') log.warn('The page has no title');
      response.writeHead(Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 200)).end('x'.repeat(1000));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return { origin: `http://127.0.0.1:${port}`, port, lines };
}

test('each request is one line with its id, route, status, duration, bytes and site; health checks are none', async () => {
  const { origin, port, lines } = await start();

  const received = await fetch(`${origin}/account/reset?token=secret`, {
    headers: { 'x-request-id': 'proxy-1:2.3' },
  });
  await received.text();
  await expect.poll(() => lines.length).toBe(1);
  expect(received.headers.get('x-request-id')).toBe('proxy-1:2.3');
  expect(lines[0]).toMatchObject({
    level: 30,
    requestId: 'proxy-1:2.3',
    method: 'GET',
    route: '/account/*',
    status: 200,
    site: 'edmonton',
  });
  expect(lines[0]?.bytes).toBeGreaterThan(1000);
  expect(lines[0]?.durationMs).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain('secret');

  for (const path of ['/health', '/ready', '/solds?404', '/graphql?503']) {
    const { headers } = await fetch(origin + path, { headers: { 'x-request-id': `${'a'.repeat(200)} {` } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  await expect.poll(() => lines.length).toBe(3);
  expect(lines.slice(1).map(({ level, route, status }) => [level, route, status])).toEqual([
    [40, '/solds', 404],
    [50, '/graphql', 503],
  ]);

  // A line that is written meanwhile has the same id.
  await (await fetch(`${origin}/about`)).text();
  await expect.poll(() => lines.length).toBe(5);
  expect(lines[3]).toMatchObject({ msg: 'The page has no title', requestId: lines[4]?.requestId });

  const socket = connect(port, '127.0.0.1', () => socket.write('GET /hang HTTP/1.1\r\nHost: a\r\n\r\n'));
  await expect.poll(() => server.listening && socket.bytesWritten).toBeTruthy();
  socket.destroy();
  await expect.poll(() => lines.at(-1)).toMatchObject({ route: '/:slug', aborted: true });
});

test.each([
  ['/', '/'],
  ['/search/for-sale/edmonton', '/search/*'],
  ['/for-sale/some-home-1', '/for-sale/:slug'],
  ['/preview/secret', '/preview/:token'],
  ['/_data/for-sale/some-home-1', '/_data/for-sale/:slug'],
  ['/_files/edmonton/0123/a.jpg', '/_files/*'],
  ['/oidc/interaction/secret', '/oidc/*'],
  ['/a/b/c/d/e', '*'],
  ['/%zz', '*'],
])('the route of %s is %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

test('the process is ready once the database responds, has every migration, and the index is loaded', async () => {
  const index = { isReady: false };
  const applied = readMigrations();
  const script: Store['script'] = (work) =>
    work({
      run: async () => {},
      rows: async <Row>(query: string) =>
        (query.includes('to_regclass') ? [{ exists: true }] : [...applied]) as Row[],
    });
  const send = async (of: Pick<Store, 'script'> = { script }) => {
    const received = await createReadiness({ store: of, index })();
    return [received.status, await received.json()];
  };

  expect(await send()).toEqual([503, { ready: false, missing: ['index'] }]);
  index.isReady = true;
  expect(await send()).toEqual([200, { ready: true, missing: [] }]);
  applied.pop();
  expect(await send()).toEqual([503, { ready: false, missing: ['migrations'] }]);
  const unreachable = { script: () => Promise.reject(new Error('password of strapwork is wrong')) };
  expect(await send(unreachable)).toEqual([503, { ready: false, missing: ['database', 'migrations'] }]);
});
