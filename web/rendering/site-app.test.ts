import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { wholeBodyOf } from '#gateway/http/whole-response.ts';
import { createLoadShedding } from '../limits/load-shedding.ts';
import { UpstreamError } from '../src/data/upstream-error.ts';
import { message } from '../src/messages.ts';
import { createSiteApp, type SiteAppParts } from './site-app.ts';

const respond = (text: string) => async () => new Response(text);

const OF_VISITOR = {
  execute: async () => ({ data: null, failures: [] }),
  isAgent: false,
  editorToken: null,
  cookies: [],
};

function app(changes: Partial<SiteAppParts> = {}) {
  return createSiteApp({
    graphql: respond('graphql'),
    open: async () => OF_VISITOR,
    files: respond('files'),
    ready: respond('ready'),
    upload: respond('upload'),
    exportSite: respond('leads'),
    importSite: respond('leads'),
    leads: respond('leads'),
    audit: respond('leads'),
    mapPlaces: respond('places'),
    access: respond('access'),
    account: respond('account'),
    mapTiles: async ({ url }) => (url.endsWith('.mvt') ? new Response('tile') : null),
    mapPicture: async () => null,
    assets: (request) => (request.url.endsWith('.js') ? new Response('asset') : null),
    page: async (_, { nonce }) => new Response(`page ${nonce}`),
    report: () => {},
    production: true,
    ...changes,
  });
}

const get = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

test.each([
  ['/graphql', 'graphql'],
  ['/ready', 'ready'],
  ['/_files/demo/a.jpg', 'files'],
  ['/access/login', 'access'],
  ['/account/sign-up', 'access'],
  ['/account/verify', 'account'],
  ['/_map/places.json', 'places'],
  ['/_map/tiles/1/2/3/4.mvt', 'tile'],
  ['/assets/a.js', 'asset'],
  ['/access', 'page'],
  ['/account', 'account'],
  ['/account/data', 'account'],
  ['/account/other', 'page'],
  ['/about', 'page'],
])('%s is served by %s', async (path, part) => {
  expect((await (await app()(get(path))).text()).split(' ')[0]).toBe(part);
});

test('the mails in the store are shown where the site was given them, and are a page like any other elsewhere', async () => {
  const mails = respond('mails');

  expect(await (await app({ mails })(get('/__mail'))).text()).toBe('mails');
  expect(await (await app({ mails })(get('/__mail/1'))).text()).toBe('mails');
  expect(await (await app({ mails })(get('/__mailbox'))).text()).toMatch(/^page/);
  expect(await (await app()(get('/__mail'))).text()).toMatch(/^page/);
});

test('the health check responds', async () => {
  expect(await (await app()(get('/health'))).json()).toEqual({ ok: true });
});

test('a rate-limited visitor gets Retry-After; health check and files are served', async () => {
  const site = app({ secondsToWait: () => 7 });
  const [page, query] = await Promise.all([site(get('/about')), site(get('/graphql'))]);

  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '7']);
  expect([query.status, query.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await query.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  for (const path of ['/health', '/_files/demo/a.jpg', '/assets/a.js'])
    expect((await site(get(path))).status).toBe(200);
});

test('a page allows scripts only by its nonce, which is different for each page', async () => {
  const [first, second] = await Promise.all([app()(get('/')), app()(get('/'))]);
  const nonce = (await first.text()).split(' ')[1];
  const policy = first.headers.get('content-security-policy');

  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(await second.text()).not.toContain(nonce);
});

test('the cancelled calls of a visitor who has left are not reported, defects are', async () => {
  const visit = new AbortController();
  const defect = new TypeError('of a strap');
  const unavailable = new UpstreamError([
    { code: 'UPSTREAM_FAILED', path: 'posts', message: 'The blog failed', isUnavailable: true },
  ]);
  const reported: unknown[] = [];
  const site = app({
    page: async (_, { report }) => {
      report('page /blog', unavailable);
      visit.abort();
      report('page /blog', unavailable);
      report('strap-text', defect);
      return new Response('page');
    },
    report: (_, cause) => reported.push(cause),
  });
  await site(get('/blog', { signal: visit.signal }));

  expect(reported).toEqual([unavailable, defect]);
});

test('a rejected form is returned on its page, only to its sender', async () => {
  const shown: unknown[] = [];
  const site = app({
    page: async (request, { postedForm }) => {
      shown.push([request.method, request.url, request.headers.get('cookie'), postedForm]);
      return new Response('page', { status: 422 });
    },
  });
  const body = new URLSearchParams({ _pageUrl: '/contact?a=1', 'field:name': 'Ada' });
  const response = await site(
    get('/_forms/contact-agent', { method: 'POST', body, headers: { cookie: 'a=b' } }),
  );

  expect([response.status, await response.text()]).toEqual([422, 'page']);
  expect(response.headers.get('content-security-policy')).toContain('script-src');
  expect(shown).toEqual([
    [
      'GET',
      'http://localhost/contact?a=1',
      'a=b',
      {
        formId: 'contact-agent',
        values: { name: 'Ada' },
        error: { field: null, text: 'Your message could not be sent. Please try again.' },
      },
    ],
  ]);
});

test("an agent's documents are isolated from visitors', in which agents' code runs", async () => {
  const ofAgent = { ...OF_VISITOR, isAgent: true, editorToken: 'token' };
  const written: unknown[] = [];
  const site = app({
    open: async () => ofAgent,
    page: async (_, { editorToken }) => {
      written.push(editorToken);
      return new Response('page');
    },
  });
  const [agents, visitors] = [await site(get('/')), await app()(get('/'))];

  expect(agents.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(visitors.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(written).toEqual(['token']);
});

test('every response has nosniff, and HSTS only over https', async () => {
  const plain = await app()(get('/health'));
  const secure = await app()(get('/health', { headers: { 'x-forwarded-proto': 'https' } }));

  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(secure.headers.get('strict-transport-security')).toContain('max-age');
});

test('text is compressed for clients that accept it', async () => {
  const page = async () => new Response('<p>'.repeat(500), { headers: { 'content-type': 'text/html' } });
  const response = await app({ page })(get('/', { headers: { 'accept-encoding': 'gzip, br' } }));
  const compressed = Buffer.from(await response.arrayBuffer());

  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(brotliDecompressSync(compressed).toString()).toBe('<p>'.repeat(500));
});

test('a text of one packet is sent uncompressed, with its length', async () => {
  const busy = app({ admit: createLoadShedding({ pages: { limit: 0, waiting: 0 } }) });
  const response = await busy(get('/', { headers: { 'accept-encoding': 'gzip, br' } }));

  expect(response.status).toBe(503);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(wholeBodyOf(response)).toMatch(/^Too many people/);
});

test('pages are read-only', async () => {
  expect((await app()(get('/about', { method: 'POST' }))).status).toBe(405);
});

test('errors are reported and return plain text without details', async () => {
  const reported: string[] = [];
  const failing = app({
    page: async () => {
      throw new Error('secret');
    },
    report: (what) => reported.push(what),
  });
  const response = await failing(get('/about'));

  expect(response.status).toBe(500);
  expect(await response.text()).toBe('There was a problem loading the page.\n');
  expect(reported).toEqual(['GET /about']);
});

test('health check, build files and pictures are served under load', async () => {
  const busy = app({ admit: async () => new Response('busy', { status: 503 }) });
  const status = async (path: string) => (await busy(get(path))).status;

  expect(await Promise.all(['/health', '/assets/a.js', '/_files/demo/a.jpg'].map(status))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all(['/', '/graphql', '/access/login'].map(status))).toEqual([503, 503, 503]);
});

test('what is sent without loading the site is in the language that its last page declared', async () => {
  let isBroken = false;
  const french = app({
    page: async () => {
      if (isBroken) throw new Error('broken');
      return new Response('page', { headers: { 'content-language': 'fr' } });
    },
    admit: async (request, work) => {
      if (request.url.endsWith('/busy')) return new Response(message('site.busy'), { status: 503 });
      return work();
    },
  });
  const textOf = async (path: string, init?: RequestInit) => (await french(get(path, init))).text();
  expect(await textOf('/busy')).toContain('Too many people are here');

  await textOf('/');
  isBroken = true;

  expect(await textOf('/')).toContain('Un problème est survenu');
  expect(await textOf('/busy')).toContain('Trop de personnes');
  expect(await textOf('/about', { method: 'DELETE' })).not.toContain('only for reading');
});
