import { describe, expect, test } from 'vitest';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const URL_ = 'http://edmonton.localhost/graphql';
const QUERY = '{ viewer { canEdit } }';
const MUTATION = 'mutation { deletePage(slug: "about", revision: "1") { __typename } }';
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ query: MUTATION });

describe('a write that another site could have sent runs nothing', () => {
  const form = new URLSearchParams({ query: MUTATION });
  const multipart = new FormData();
  multipart.set('operations', body);
  const get = (query: string) => `${URL_}?${new URLSearchParams({ query })}`;

  test.each<[string, number, string, RequestInit]>([
    ['a mutation by GET', 400, get(MUTATION), {}],
    [
      'a mutation by GET with a header that a form can not send',
      405,
      get(MUTATION),
      { headers: { 'apollo-require-preflight': '1' } },
    ],
    ['a mutation by GET that calls itself JSON', 405, get(MUTATION), { headers: json }],
    ['a simple GET', 400, get(QUERY), {}],
    ['text/plain', 400, URL_, { method: 'POST', body, headers: { 'content-type': 'text/plain' } }],
    [
      'text/plain that names JSON',
      400,
      URL_,
      { method: 'POST', body, headers: { 'content-type': 'text/plain; application/json' } },
    ],
    ['no content type', 400, URL_, { method: 'POST', body: new TextEncoder().encode(body) }],
    ['a form', 400, URL_, { method: 'POST', body: form }],
    ['a form with files', 400, URL_, { method: 'POST', body: multipart }],
    [
      'a form with a header',
      400,
      URL_,
      { method: 'POST', body: form, headers: { 'apollo-require-preflight': '1' } },
    ],
    [
      'JSON of another origin',
      403,
      URL_,
      { method: 'POST', body, headers: { ...json, origin: 'https://evil.example' } },
    ],
    [
      'JSON of a host that begins like ours',
      403,
      URL_,
      { method: 'POST', body, headers: { ...json, origin: 'http://edmonton.localhost.evil.example' } },
    ],
    [
      'JSON of another port',
      403,
      URL_,
      { method: 'POST', body, headers: { ...json, origin: 'http://edmonton.localhost:81' } },
    ],
    ['JSON of no origin', 403, URL_, { method: 'POST', body, headers: { ...json, origin: 'null' } }],
    [
      'JSON that the browser calls cross-site',
      403,
      URL_,
      { method: 'POST', body, headers: { ...json, 'sec-fetch-site': 'cross-site' } },
    ],
    ['another method', 405, URL_, { method: 'PUT', body, headers: json }],
  ])('%s', async (_, status, url, init) => {
    const { gateway, calls } = await createTestGateway({ identity: AGENT });

    const response = await gateway.handle(new Request(url, init));

    expect(response.status).toBe(status);
    expect(calls.log.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  });

  test('a preflight is not allowed', async () => {
    const { gateway } = await createTestGateway();

    const response = await gateway.handle(
      new Request(URL_, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }),
    );

    expect(response.status).toBe(405);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('a write of a page of this site runs', async () => {
  const { send, calls } = await createTestGateway({
    identity: AGENT,
    script: { 'DELETE /space/edmonton/app/website/admin/page/about': new Response(null, { status: 204 }) },
  });

  const response = await send(
    { query: MUTATION },
    { origin: 'http://edmonton.localhost', 'sec-fetch-site': 'same-origin' },
  );

  expect(await response.json()).toEqual({ data: { deletePage: { __typename: 'DeletePageSuccess' } } });
  expect(calls.log.at(-1)).toContain('DELETE');
});

test('a query may come by GET with a header that a form can not send', async () => {
  const { gateway } = await createTestGateway();

  const response = await gateway.handle(
    new Request(`${URL_}?query=${encodeURIComponent(QUERY)}`, {
      headers: { 'apollo-require-preflight': '1' },
    }),
  );

  expect(await response.json()).toEqual({ data: { viewer: { canEdit: false } } });
});

describe('a body', () => {
  const ofSize = (bytes: number) => JSON.stringify({ query: QUERY, padding: 'x'.repeat(bytes) });

  /** Sends as long as the reader continues, up to a limit. */
  const endless = () => {
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent > 16_000_000) controller.close();
      },
    });
    return { stream, sent: () => sent };
  };

  test('of a visitor holds 256 kB, of an agent 4 MB', async () => {
    const visitor = await createTestGateway();
    const agent = await createTestGateway({ identity: AGENT });

    expect((await visitor.send(ofSize(200_000))).status).toBe(200);
    expect((await visitor.send(ofSize(300_000))).status).toBe(413);
    expect((await agent.send(ofSize(4_000_000))).status).toBe(200);
    expect((await agent.send(ofSize(4_300_000))).status).toBe(413);
  });

  test('without end is rejected while it is read', async () => {
    const { gateway } = await createTestGateway();
    const { stream, sent } = endless();

    const response = await gateway.handle(
      new Request(URL_, { method: 'POST', headers: json, body: stream, duplex: 'half' } as RequestInit),
    );

    expect(response.status).toBe(413);
    expect(sent()).toBeLessThan(1_000_000);
  });

  test.each([
    ['no JSON', 'query'],
    ['nothing', ''],
    ['a number', '1'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a query that is a number', '{"query":1}'],
    ['variables that are a text', `{"query":"${QUERY}","variables":"{}"}`],
    ['variables that are a list', `{"query":"${QUERY}","variables":[]}`],
    [
      'JSON nested ten thousand deep',
      `{"query":"${QUERY}","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
    ],
  ])('that is %s is never a failure of ours', async (_, text) => {
    const { send, logged } = await createTestGateway();

    const response = await send(text);

    expect([200, 400]).toContain(response.status);
    expect(logged).toEqual([]);
  });

  test('whose page is nested ten thousand deep is rejected by its place', async () => {
    const { send } = await createTestGateway({ identity: AGENT });
    const page = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const query =
      'mutation ($page: JSON!) { savePage(input: { page: $page }) { ... on UserError { message } } }';

    const response = await send(`{"query":${JSON.stringify(query)},"variables":{"page":${page}}}`);

    expect(await response.json()).toEqual({ data: { savePage: { message: 'This is nested too deeply.' } } });
  });
});

test('responses are never cached and never sniffed', async () => {
  const { send } = await createTestGateway();

  const { headers } = await send({ query: QUERY });

  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toContain('application/json');
});

describe('a body that is not plain UTF-8 is rejected as such', () => {
  test.each<[string, Record<string, string>]>([
    ['UTF-7', { 'content-type': 'application/json; charset=utf-7' }],
    ['UTF-16', { 'content-type': 'application/json; charset="UTF-16"' }],
    ['gzip', { ...json, 'content-encoding': 'gzip' }],
    ['br', { ...json, 'content-encoding': 'br' }],
  ])('%s', async (_, headers) => {
    const { send } = await createTestGateway();

    expect((await send({ query: QUERY }, headers)).status).toBe(415);
  });

  test.each<[string, Record<string, string>]>([
    ['a charset in capitals', { 'content-type': 'application/json; charset="UTF-8"' }],
    ['an encoding that is none', { ...json, 'content-encoding': 'identity' }],
  ])('%s is taken', async (_, headers) => {
    const { send } = await createTestGateway();

    expect((await send({ query: QUERY }, headers)).status).toBe(200);
  });
});
