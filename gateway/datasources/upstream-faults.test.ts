import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedPageJson } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { MAX_RESPONSE_BYTES, UPSTREAM_TIMEOUT_MS } from './call-upstream.ts';

const page = { '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '1' } };
const LISTING = '{ listing(id: "e1") { id } page(slug: "about") { slug } }';

const huge = () => {
  const chunk = new Uint8Array(1024 * 1024).fill(32);
  let left = 50;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    }),
  );
};

describe('an upstream that responds', () => {
  test.each<[string, () => unknown]>([
    ['500', () => new Response('stack trace at /srv/app.js', { status: 500 })],
    ['503', () => new Response('', { status: 503 })],
    ['429', () => new Response('', { status: 429 })],
    ['418', () => Response.json({ error: { code: 'x', message: 'inside detail' } }, { status: 418 })],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    ],
    ['nothing', () => new Response('')],
    ['HTML with status 200', () => new Response('<html>stack trace at /srv/app.js')],
    ['half a JSON', () => new Response('{"ok":true,"listings":[{"_id":"e1"')],
    ['null', () => new Response('null')],
    ['a list', () => new Response('[]')],
    ['a number', () => new Response('7')],
    ['another shape', () => ({ ok: true, listings: 'none' })],
    ['hits without a source', () => ({ listings: [{ _id: 'e1' }] })],
    [
      'a price that is a text',
      () => ({
        listings: [
          { _id: 'e1', _source: { publicId: 'a', mls: 'b', transaction_type: 'sale', price: 'cheap' } },
        ],
      }),
    ],
    [
      'a place off the earth',
      () => ({
        listings: [
          {
            _id: 'e1',
            _source: { publicId: 'a', mls: 'b', transaction_type: 'sale', location: { lat: 400, lon: 0 } },
          },
        ],
      }),
    ],
    ['an error with status 200', () => ({ error: { message: 'inside detail' } })],
    ['fifty megabytes', huge],
    ['a refused connection', () => Promise.reject(new TypeError('connect ECONNREFUSED 10.0.0.7:443'))],
    [
      'a body that breaks off',
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.error(new Error('socket hang up')) }),
        ),
    ],
  ])(
    '%s is named, the rest of the answer stays, and nothing inside gets out [R8.034]',
    async (_, respond) => {
      const { query, logged } = await createTestGateway({ script: { ...page, 'api:*': respond } });

      const { data, errors } = await query(LISTING);

      expect(data).toEqual({ listing: null, page: { slug: 'about' } });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({
        path: ['listing'],
        extensions: { code: 'UPSTREAM_FAILED', upstream: 'api' },
      });
      expect(JSON.stringify(errors)).not.toMatch(
        /srv|inside detail|ECONN|10\.0\.0\.7|169\.254|stack|hang up/,
      );
      expect(logged.map(({ level }) => level)).toEqual(['warn']);
    },
  );

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_FAILED'],
  ])('%i to a search is an error with that status [R7.040]', async (status, code) => {
    const { query } = await createTestGateway({ script: { 'api:*': new Response('', { status }) } });

    const { errors } = await query('{ search { total } }');

    expect(errors?.[0]?.extensions).toMatchObject({ code, status });
  });

  test('400 to a search is the caller’s to correct', async () => {
    const rejected = { error: { code: 'bad_input', message: 'radius is too large', field: 'radius' } };
    const { query } = await createTestGateway({
      script: { 'api:*': Response.json(rejected, { status: 400 }) },
    });

    const { errors } = await query('{ search { total } }');

    expect(errors?.[0]).toMatchObject({
      message: 'radius is too large',
      extensions: { code: 'BAD_USER_INPUT', argument: 'radius' },
    });
  });

  test('unknown members are ignored', async () => {
    const source = { publicId: 'a', mls: 'b', transaction_type: 'sale', future: { any: 'thing' } };
    const { query } = await createTestGateway({
      script: { 'api:*': { ok: true, took: 3, listings: [{ _id: 'e1', _score: 1, _source: source }] } },
    });

    expect((await query('{ listing(id: "e1") { id } }')).data.listing).toEqual({ id: 'e1' });
  });
});

describe('a slow upstream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const slow: [string, () => unknown][] = [
    ['never answers', () => new Promise(() => undefined)],
    [
      'never ends its answer',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
          }),
        ),
    ],
  ];

  test.each(slow)('and %s fails after two seconds, and the call is aborted', async (_, respond) => {
    const { query, calls } = await createTestGateway({ script: { ...page, 'api:*': respond } });

    const requested = query(LISTING);
    await vi.advanceTimersByTimeAsync(UPSTREAM_TIMEOUT_MS);
    const { data, errors } = await requested;

    expect(data.page).toEqual({ slug: 'about' });
    expect(errors?.[0]).toMatchObject({
      message: 'The listing data service failed: it did not respond in time.',
      extensions: { code: 'UPSTREAM_FAILED', upstream: 'api' },
    });
    expect(calls.requests.find(({ url }) => url.includes('listings'))?.signal.aborted).toBe(true);
  });

  test.each(slow)('and %s makes an operation that needs it alone unavailable for now', async (_, respond) => {
    const { send } = await createTestGateway({ script: { ...page, 'api:*': respond } });

    const requested = send({ query: '{ listing(id: "e1") { id } }' });
    await vi.advanceTimersByTimeAsync(UPSTREAM_TIMEOUT_MS);
    const response = await requested;

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

test('a response may have sixteen megabytes', () => {
  expect(MAX_RESPONSE_BYTES).toBe(16_777_216);
});

test('a page engine that is down fails every operation with a name, in the request and in the server', async () => {
  const { gateway, send } = await createTestGateway({
    script: { '/getSpace': new Response('', { status: 500 }) },
  });

  const response = await send({ query: '{ space { id } }' });
  const opened = await gateway.open(new Request('http://edmonton.localhost/'));

  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'UPSTREAM_FAILED', upstream: 'engine' } }],
  });
  expect(opened).toMatchObject({ identity: null, space: null });
  expect(await opened.execute('{ space { id } }', {})).toMatchObject({
    data: null,
    failures: [{ code: 'UPSTREAM_FAILED' }],
  });
});
