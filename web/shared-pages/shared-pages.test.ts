import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#engine/config/config.ts';
import type { Store } from '#engine/store/database/db.ts';
import { type Composition, compose } from '../compose.ts';
import { createFrontDoor } from '../http/front-door.ts';
import type { Handle } from '../src/app/handle.ts';
import type { RouteData } from '../src/page/page-model.ts';
import { startTestSite, type TestSite } from '../testing/authorisation-site.ts';
import { DocumentStore } from './document-store.ts';
import type { RenderShared } from './renders.ts';
import { hashScripts } from './script-hashes.ts';
import { SharedDocument } from './shared-document.ts';
import { createSharedPages } from './shared-pages.ts';
import { BROWSERS, readSharedRequest } from './shared-request.ts';

const ENTRY = join(import.meta.dirname, '../src/app/entry-server.tsx');
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile/15E148 Safari/604.1';

type Received = { status: number; headers: Headers; body: Buffer; text: string };
type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;
/** One process of a site: the store is shared, everything else its own. */
type Process = { get: Get; composition: Composition; renders: () => number; close: () => Promise<void> };

async function startProcess(store: Store): Promise<Process> {
  const { handle } = (await import(/* @vite-ignore */ ENTRY)) as { handle: Handle };
  const config = readConfig({
    DATA_DIR: join(tmpdir(), `strapwork-shared-${randomUUID()}`),
    LOG_LEVEL: 'silent',
  });
  let renders = 0;
  const composition = await compose({
    config,
    store,
    log: pino({ level: 'silent' }),
    render: (request, options) => {
      renders += 1;
      return handle(request, { ...options, manifest: null });
    },
    assets: () => null,
  });
  const isLetIn = createFrontDoor(config);
  const server = createServer((request, response) => {
    if (!isLetIn(request)) return void response.writeHead(404).end();
    void composition.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    composition,
    renders: () => renders,
    get: (path, headers = {}, method = 'GET') => send(port, { path, headers, method }),
    close: async () => {
      await stop(server);
      await composition.stop();
    },
  };
}

function send(
  port: number,
  { path, headers, method }: { path: string; headers: Record<string, string>; method: string },
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const received = new Headers();
          for (let i = 0; i < response.rawHeaders.length; i += 2)
            received.append(response.rawHeaders[i] ?? '', response.rawHeaders[i + 1] ?? '');
          const body = Buffer.concat(chunks);
          const encoding = received.get('content-encoding');
          const plain =
            encoding === 'br' && body.length > 0
              ? brotliDecompressSync(body)
              : encoding === 'gzip' && body.length > 0
                ? gunzipSync(body)
                : body;
          resolve({ status: response.statusCode ?? 0, headers: received, body, text: plain.toString() });
        });
      },
    );
    request.once('error', reject);
    request.end();
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();

  return new Promise((resolve) => server.close(() => resolve()));
}

const cacheControl = ({ headers }: Received) => headers.get('cache-control') ?? '';
const isShared = (answer: Received) => cacheControl(answer).startsWith('public');

describe('documents of visitors', () => {
  let site: TestSite;
  let store: Store;
  let first: Process;
  let second: Process;

  beforeAll(async () => {
    site = await startTestSite();
    store = site.store;
    [first, second] = [await startProcess(store), await startProcess(store)];
  }, 120_000);

  afterAll(async () => {
    await first.close();
    await second.close();
    await site.close();
  });

  test('a page is rendered once, for everybody who asks at once or later', async () => {
    const before = first.renders();
    const responses = await Promise.all(Array.from({ length: 6 }, () => first.get('/about')));
    responses.push(await first.get('/about?utm_source=mail&fbclid=x', { cookie: '_ga=GA1.1; theme=dark' }));

    expect(first.renders() - before).toBe(1);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    for (const received of responses) expect([received.status, isShared(received)]).toEqual([200, true]);
  });

  test.each(['br', 'gzip', 'identity'])('it is sent in the encoding asked for: %s', async (encoding) => {
    const plain = await first.get('/about');
    for (let i = 0; i < 2; i += 1) {
      const received = await first.get('/about', { 'accept-encoding': encoding });
      expect(received.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(received.headers.get('content-length')).toBe(String(received.body.length));
      expect(received.text).toBe(plain.text);
    }
  });

  test('a browser and a cache in front may store it and learn by an ETag that it is unchanged', async () => {
    const { headers } = await first.get('/about', { 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';

    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    for (const name of ['Accept-Encoding', 'Authorization', 'Cookie', 'User-Agent', 'Sec-GPC'])
      expect(headers.get('vary')?.split(', ')).toContain(name);
    const again = await first.get('/about', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.body.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    expect(again.headers.get('vary')).toBe(headers.get('vary'));
    // Another encoding is another representation.
    const other = await first.get('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.status).toBe(200);
    const elsewhere = await second.get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(elsewhere.headers.get('etag')?.length).toBe(etag.length);

    const head = await first.get('/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers.get('etag')]).toEqual([200, 0, etag]);
  });

  test('its policy names scripts by hashes that hold, and no nonce', async () => {
    const { headers, text } = await first.get('/about');
    const policy = headers.get('content-security-policy') ?? '';

    expect(policy).not.toContain('nonce');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(text).not.toMatch(/nonce="(?!shared")/);
  });

  test('kinds of browsers whose documents differ get their own', async () => {
    const [phone, desktop] = [await first.get('/about', { 'user-agent': PHONE }), await first.get('/about')];

    expect([isShared(phone), isShared(desktop)]).toEqual([true, true]);
    expect(phone.text).toMatch(/<html[^>]*is-mobile/);
    expect(desktop.text).not.toMatch(/<html[^>]*is-mobile/);
    expect((await first.get('/about', { 'user-agent': PHONE })).text).toBe(phone.text);
  });

  test.each([
    ['an agent', { cookie: 'strapwork-agent=A' }],
    ['an agent over https', { cookie: '_ga=1; __Host-strapwork-agent=A', 'x-forwarded-proto': 'https' }],
    ['a customer', { cookie: 'strapwork-customer=A' }],
    ['a caller with a token', { authorization: 'Bearer A' }],
    ['a caller with a token of the header', { token: 'A' }],
  ])('whoever may be %s gets a document of their own', async (_, headers: Record<string, string>) => {
    await first.get('/about', { 'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http' });
    const received = await first.get('/about', headers);

    expect([received.status, cacheControl(received), received.headers.get('etag')]).toEqual([
      200,
      'private, no-cache',
      null,
    ]);
    expect(received.headers.get('content-security-policy')).toContain("'nonce-");
  });

  test.each([
    ['/contact', 200, 'a form, whose view is accepted once'],
    ['/no-such-page', 404, 'a page that is not there'],
    ['/about?unknown=1', 200, 'a parameter that nobody knows'],
    ['/preview/nothing', 404, 'a preview'],
    ['/for-sale/nothing', 404, 'a listing that is gone'],
    ['/_forms/stock%2Fgeneral', 200, 'the page of a form'],
  ])('%s is not shared: %s, %s', async (path, status) => {
    for (let i = 0; i < 2; i += 1) {
      const received = await first.get(path);
      expect([received.status, cacheControl(received)]).toEqual([
        status,
        expect.stringMatching(/^private|no-store/),
      ]);
    }
  });

  test('two visitors of a form get two views of it', async () => {
    const views = await Promise.all([0, 1, 2].map(() => first.get('/contact')));
    const ids = views.map(({ text }) => /"viewId":"([^"]+)"/.exec(text)?.[1]);

    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });

  test('an unknown host gets no document of another', async () => {
    await first.get('/about');

    expect((await first.get('/about', { host: 'unknown.example' })).status).toBe(404);
  });

  test('a customer and an agent get their own, and nobody else gets theirs', async () => {
    const own = { customer: /"customer":\{"name":"([^"]+)"/, owner: /"canEdit":true/ };
    for (const caller of ['customer', 'owner'] as const) {
      for (const { headers } of site.credentialsOf(caller)) {
        const [shared, theirs] = [await first.get('/'), await first.get('/', headers)];
        expect([caller, theirs.text.match(own[caller])]).toEqual([caller, expect.anything()]);
        expect([cacheControl(theirs)]).toEqual([expect.stringMatching(/^private|no-store/)]);
        const after = await first.get('/', { 'if-none-match': theirs.headers.get('etag') ?? '"none"' });
        expect([isShared(shared), after.status, after.text === shared.text]).toEqual([true, 200, true]);
        expect(after.text).not.toMatch(own[caller]);
      }
    }
  });

  const title = () => `Changed ${randomUUID()}`;
  const seen = (path: string, text: string) =>
    Promise.all(
      [first, second].map(({ get }) =>
        expect
          .poll(async () => (await get(path)).text.includes(text), { timeout: 1000, interval: 20 })
          .toBe(true),
      ),
    );

  test('a change of a page is seen in every process within a second', async () => {
    await Promise.all([first.get('/about'), second.get('/about')]);
    const page = store.db.selectFrom('pages').select('body').where('space_id', '=', 'edmonton');
    const { body } = await page.where('slug', '=', 'about').executeTakeFirstOrThrow();
    const to = title();
    await store.db
      .updateTable('pages')
      .set({ body: JSON.stringify({ ...body, metaInfo: { ...body.metaInfo, title: to } }) })
      .where('space_id', '=', 'edmonton')
      .where('slug', '=', 'about')
      .execute();

    await seen('/about', to);
  });

  test('a change of the website, of a person and of a post is, too', async () => {
    const { db } = store;
    const warm = () =>
      Promise.all([first, second].flatMap(({ get }) => ['/', '/agents', '/blog'].map((path) => get(path))));
    await warm();
    const [site, person, post] = [title(), title(), title()];
    const inSpace = { space_id: 'edmonton' };
    const website = await db
      .selectFrom('settings')
      .select('body')
      .where('space_id', '=', inSpace.space_id)
      .where('name', '=', 'website')
      .executeTakeFirstOrThrow();
    const { config } = website.body as { config: { display: object } };
    const changed = {
      ...website.body,
      config: { ...config, display: { ...config.display, siteName: site } },
    };
    await db
      .updateTable('settings')
      .set({ body: JSON.stringify(changed) })
      .where('space_id', '=', inSpace.space_id)
      .where('name', '=', 'website')
      .execute();
    await seen('/', site);
    await warm();
    await sql`update agents set doc = doc || jsonb_build_object('displayName', ${person}::text)
      where space_id = 'edmonton' and id = (select id from agents where space_id = 'edmonton' order by sort_order limit 1)`.execute(
      db,
    );
    await seen('/agents', person);
    await warm();
    await sql`update posts set document = jsonb_set(document, '{title}', to_jsonb(${post}::text))
      where space_id = 'edmonton' and id = (select id from posts where space_id = 'edmonton' order by published_at desc limit 1)`.execute(
      db,
    );
    await seen('/blog', post);
  });

  test('a listing that is withheld leaves every shared document, also when it cannot be rendered again', async () => {
    const { rows } = await sql<{ id: string; path: string }>`
      select id, public_id as path from listings where source = (select source from spaces where id = 'edmonton')
        and shown and transaction_type = 'sale' order by listed_at desc limit 1`.execute(store.db);
    const { id = '', path = '' } = rows[0] ?? {};
    const url = `/for-sale/${path}`;
    for (const { get } of [first, second]) expect(isShared(await get(url))).toBe(true);

    await sql`update listings set display = '{"listing": false}',
      document = jsonb_set(document, '{display}', '{"listing": false}') where id = ${id}`.execute(store.db);
    for (const { get } of [first, second])
      await expect.poll(async () => (await get(url)).status, { timeout: 2500, interval: 20 }).toBe(404);
    expect(isShared(await first.get(url))).toBe(false);
  });

  test('with a database that has stopped visitors get what is stored; the rest is an error that nobody stores', async () => {
    await first.get('/about');
    await store.close();

    for (let i = 0; i < 3; i += 1) expect(isShared(await first.get('/about'))).toBe(true);
    const other = await first.get('/privacy-policy');
    expect([other.status >= 500, isShared(other)]).toEqual([true, false]);
  });
});

describe('one by one', () => {
  type Made = { text: string; status?: number; hasFailed?: boolean; isForOne?: boolean };

  function pages(make: () => Promise<Made>) {
    let time = 0;
    let renders = 0;
    const store = new DocumentStore();
    store.resumed();
    const shared = createSharedPages({ store, now: () => time });
    const render: RenderShared = async (_, sharing) => {
      renders += 1;
      const { text, status = 200, hasFailed = false, isForOne = false } = await make();
      Object.assign(sharing, {
        hasFailed,
        isForOne,
        data: visitorsData(status),
        policy: { production: true },
      });
      return new Response(`<p>${text}</p>`, { status, headers: { 'content-type': 'text/html' } });
    };

    return {
      store,
      renders: () => renders,
      wait: (ms: number) => {
        time += ms;
      },
      get: async () => {
        const received = await shared.load(new Request('http://site.example/a'), render);
        return received && [received.status, (await received.text()).replace(/<.?p>/g, '')];
      },
    };
  }

  test('an old document is sent while one render replaces it', async () => {
    let text = 'first';
    const { get, wait, renders } = pages(async () => ({ text }));
    await get();
    text = 'second';
    wait(61_000);
    expect(await Promise.all([get(), get()])).toEqual([
      [200, 'first'],
      [200, 'first'],
    ]);
    expect(renders()).toBe(2);
    expect(await get()).toEqual([200, 'second']);
  });

  test('a changed document is not sent again, unless the new one cannot be made', async () => {
    let made: Made = { text: 'first' };
    const { get, wait, store } = pages(async () => made);
    await get();
    made = { text: 'second' };
    store.changed({ kind: 'site', id: 'x' });
    expect(await get()).toEqual([200, 'second']);
    for (const failed of [
      { text: 'broken', status: 500 },
      { text: 'half', hasFailed: true },
    ]) {
      made = failed;
      store.changed({ kind: 'site', id: 'x' });
      expect(await get()).toEqual([200, 'second']);
      wait(2000);
    }
    store.changed({ kind: 'source', id: 'idx' });
    expect(await get()).toEqual([200, 'half']);
    made = { text: 'third' };
    expect(await get()).toEqual([200, 'third']);
    wait(3_700_000);
    made = { text: 'broken', status: 500 };
    expect(await get()).toEqual([500, 'broken']);
  });

  test('a changed document is waited for while its render takes long; an outdated one is not', async () => {
    let made: Made = { text: 'first' };
    let takes = 0;
    const { get, wait, store } = pages(async () => {
      const now = made;
      await setTimeout(takes);
      return now;
    });
    await get();
    takes = 1200;
    made = { text: 'second' };
    store.changed({ kind: 'site', id: 'x' });
    expect(await get()).toEqual([200, 'second']);

    store.interrupted();
    wait(1100);
    made = { text: 'third' };
    expect(await get()).toEqual([200, 'second']);
  });

  test('while changes may be missed a document is made again each second', async () => {
    let text = 'first';
    const { get, wait, store, renders } = pages(async () => ({ text }));
    await get();
    store.interrupted();
    await get();
    expect(renders()).toBe(1);
    wait(1100);
    text = 'second';
    expect(await get()).toEqual([200, 'second']);
    store.resumed();
    text = 'third';
    expect(await get()).toEqual([200, 'third']);
  });

  test('a personal response goes to its visitor alone, and its URL is not tried again for a while', async () => {
    const { get, renders } = pages(async () => ({ text: 'view', isForOne: true }));

    expect((await Promise.all([get(), get()])).filter(Boolean)).toHaveLength(1);
    expect(await get()).toBeNull();
    expect(renders()).toBe(1);
  });

  test('a render that began before a change does not count as made after it', async () => {
    let text = 'first';
    const rendering = Promise.withResolvers<void>();
    const { get, store } = pages(async () => {
      const was = text;
      await rendering.promise;
      return { text: was };
    });
    const requests = get();
    text = 'second';
    store.changed({ kind: 'site', id: 'x' });
    rendering.resolve();
    await requests;

    expect(await get()).toEqual([200, 'second']);
  });

  test('a request after a save does not get the document whose render began before it', async () => {
    let text = 'first';
    const rendering = Promise.withResolvers<void>();
    const { get, store, renders } = pages(async () => {
      const was = text;
      await rendering.promise;
      return { text: was };
    });
    const before = get();
    text = 'second';
    store.changed({ kind: 'site', id: 'x' });
    const after = get();
    store.changed({ kind: 'source', id: 'idx' });
    const joined = get();
    rendering.resolve();

    expect(await Promise.all([before, after, joined])).toEqual([
      [200, 'first'],
      [200, 'second'],
      [200, 'second'],
    ]);
    expect(renders()).toBe(2);
  });
});

test('made-up addresses evict each other, never a page of the site', () => {
  const store = new DocumentStore({ pagesBytes: 20_000, madeUpBytes: 20_000 });
  const entry = () => ({
    document: new SharedDocument('x'.repeat(2000), {}),
    tags: { spaceId: 'x', source: 'idx' },
    version: '',
    madeAt: 0,
    triedAt: 0,
  });
  store.put('page', entry(), false);
  for (let i = 0; i < 100; i += 1) store.put(`search ${i}`, entry(), true);

  expect(store.get('page')).toBeDefined();
  expect(store.get('search 0')).toBeUndefined();
  expect(store.get('search 99')).toBeDefined();
});

const requests = (target: string, headers = {}, method = 'GET') =>
  readSharedRequest(method, target, { host: 'site.example', ...headers });

test.each([
  ['/', false],
  ['/about?utm_source=a&gclid=b', false],
  ['/search/geo/all-areas/minprice-1', true],
  ['/search?page=2', true],
  ['/about?page=2', true],
])('%s is shared', (target, isMadeUp) => {
  expect(requests(target)?.isMadeUp).toBe(isMadeUp);
});

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/graphql',
  '/health',
  '/setup',
  '/account',
  '/access',
  '/access/login',
  '/_data/about',
  '/_files/a.jpg',
  '/preview/token',
  '/__templates/a',
  '/_forms/a',
  '/__mail',
  '/ab%6Fut',
  '/about/',
  '/about?page=1&page=2',
  '/about?sent=form',
  '/a/b/c/d/e',
])('%s is not shared', (target) => {
  expect(requests(target)).toBeNull();
});

test('only the site, the address, the kind of browser and the choice about measuring reach the render', () => {
  const request = requests('/about?utm_source=a&page=2', {
    'user-agent': PHONE,
    cookie: 'measuring=yes; secret=1; strapwork-agent-known=2',
    'accept-language': 'fr',
    'x-visitor-address': '203.0.113.9',
    referer: 'http://elsewhere.example/',
  })?.clean();

  expect(request?.url).toBe('http://site.example/about?page=2');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    host: 'site.example',
    'user-agent': BROWSERS.phone,
    cookie: 'measuring=yes',
  });
});

test.each(Object.entries(BROWSERS))('%s is a kind of its own', (kind, userAgent) => {
  expect(requests('/', { 'user-agent': userAgent })?.key).toBe(`http://site.example/ ${kind}`);
  expect(requests('/', { 'user-agent': userAgent, cookie: 'a=b; old_browser=dismissed' })?.key).toBe(
    `http://site.example/ ${kind.replace('old ', '')}`,
  );
});

test('only scripts with the nonce of the render are trusted', () => {
  const hash = (html: string) =>
    hashScripts(html, { nonce: 'N1', allowed: new Set(['https://tags.example']) });

  expect(hash('<script nonce="N1">let a = 1</script><script>let b</script>')).toEqual({
    html: '<script nonce="shared">let a = 1</script><script>let b</script>',
    sources: [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  });
  expect(hash('<script nonce="N1" async src="https://tags.example/a.js"></script>')?.sources).toEqual([]);
  expect(hash('<script nonce=N1  src="/a.js"></script>')?.sources).toEqual([]);
  for (const html of [
    '<script nonce="N1" src="https://elsewhere.example/a.js"></script>',
    '<script nonce="N1" src="//elsewhere.example/a.js"></script>',
    '<script nonce="N1">let a = 1',
    '<script nonce="N1">a <!-- b</script>',
    '<p title="N1"></p>',
    '<script data-a=">" nonce="N1">a</script>',
  ])
    expect([html, hash(html)]).toEqual([html, null]);
});

function visitorsData(status: number): RouteData {
  const site = {
    origin: 'http://site.example',
    viewer: { agent: null, canEdit: false },
    header: {},
    footer: {},
  };
  const model = { kind: 'page', status, page: {}, strapData: {} };

  return { site: { ...site, space: { id: 'x', source: 'idx' } }, model } as unknown as RouteData;
}
