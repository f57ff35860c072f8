import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from './testing/embedded-upstreams.ts';
import { AGENT, storedPageJson } from './testing/fixtures.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const SAVE = `mutation ($input: SavePageInput!) { savePage(input: $input) {
  __typename ... on SavePageSuccess { page { slug revision straps } } ... on UserError { message field }
} }`;
const SLUG = 'kept';

let engine: TestEngine;
let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let revision: string;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  gateway = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    identity: { ...AGENT, token: 'agent' },
  });
  const { data } = await gateway.query(SAVE, { input: { page: storedPageJson(SLUG) } });
  revision = data.savePage.page.revision;
});
afterAll(() => engine.close());

afterEach(async () => {
  const { data } = await gateway.query(`{ page(slug: "${SLUG}") { revision name straps } }`);
  expect(data.page).toMatchObject({ revision, name: storedPageJson(SLUG).name });
  expect(data.page.straps).toHaveLength(storedPageJson(SLUG).straps.length);
  expect(engine.errors).toEqual([]);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

const strap = (id: string, changes: object = {}) => ({
  id,
  name: 'strap-text',
  order: 0,
  state: {},
  config: {},
  ...changes,
});
const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
const many = Array.from({ length: 5000 }, (_, index) => strap(`s${index}`));

test.each<[string, Record<string, unknown>, string]>([
  ['a name that is a number', { name: 7 }, 'name'],
  ['an order in words', { order: 'first' }, 'order'],
  ['details that are a list', { metaInfo: [] }, 'metaInfo'],
  ['a title of the details that is an object', { metaInfo: { title: {} } }, 'metaInfo.title'],
  ['a hero that is a text', { hero: 'hero-basic' }, 'hero'],
  ['straps that are a text', { straps: 'none' }, 'straps'],
  ['straps that are an object', { straps: { 0: strap('one') } }, 'straps'],
  ['a strap that is null', { straps: [null] }, 'straps.0'],
  ['a strap without an id', { straps: [strap('')] }, 'straps.0.id'],
  ['two straps of one id', { straps: [strap('one'), strap('one')] }, 'straps.1.id'],
  ['a strap whose name is a path', { straps: [strap('one', { name: '../kit' })] }, 'straps.0.name'],
  ['a state that is a list', { straps: [strap('one', { state: [] })] }, 'straps.0.state'],
  [
    'a theme nobody has',
    { straps: [strap('one', { config: { style: { theme: 'pink' } } })] },
    'straps.0.config.style.theme',
  ],
  [
    'a strap hidden by a word',
    { straps: [strap('one', { config: { hidden: 'yes' } })] },
    'straps.0.config.hidden',
  ],
  ['5,000 straps', { straps: many }, 'straps'],
  [
    'a link that runs code',
    { straps: [strap('one', { state: { href: 'javascript:alert(1)' } })] },
    'page.straps.0.state.href',
  ],
  ['a state nested without end', { straps: [strap('one', { state: nested(2000) })] }, 'straps.0.state'],
])('a page with %s is refused by name', async (_, changes, field) => {
  const page = { ...storedPageJson(SLUG), ...changes };

  const { data, errors } = await gateway.query(SAVE, { input: { page, previousSlug: SLUG, revision } });

  expect(errors).toBeUndefined();
  expect(data.savePage).toEqual({
    __typename: 'UserError',
    message: expect.stringMatching(/\S/),
    field: expect.stringContaining(field),
  });
});

test.each([null, [], 'page', 7, true])('%j is no page', async (page) => {
  const { data, errors } = await gateway.query(SAVE, { input: { page, previousSlug: SLUG, revision } });

  expect(data?.savePage?.__typename ?? errors?.[0]?.extensions.code).toMatch(/^(UserError|BAD_USER_INPUT)$/);
});

test('markup of 10 MB is too large to be read, and says so', async () => {
  const html = { html: 'x'.repeat(10_000_000), display: 'block' };
  const page = storedPageJson(SLUG, { straps: [strap('one', { name: 'strap-html', state: { html } })] });

  const response = await gateway.send({
    query: SAVE,
    variables: { input: { page, previousSlug: SLUG, revision } },
  });

  expect(response.status).toBe(413);
  expect(await response.text()).toMatch(/too large/i);
});

test('keys of prototypes are left out and change nothing', async () => {
  const state =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"kept":"as it was"}';
  const page = JSON.stringify({ ...storedPageJson('proto'), straps: [strap('one', { state: 'KEYS' })] });
  const body = JSON.stringify({ query: SAVE, variables: { input: { page: 'PAGE' } } });

  const answer = await gateway.send(body.replace('"PAGE"', page.replace('"KEYS"', state)));

  const { data } = (await answer.json()) as { data: { savePage: { page: { straps: { state: object }[] } } } };
  expect(data.savePage.page.straps[0]?.state).toEqual({ kept: 'as it was' });
});

test('a strap nobody knows is kept whole', async () => {
  const state = { kept: { as: ['it', 'was'] } };
  const unknown = strap('two', { name: 'strap-of-another-time', order: 1, state });

  const { data } = await gateway.query(SAVE, {
    input: { page: storedPageJson('unknown', { straps: [strap('one'), unknown] }) },
  });

  expect(data.savePage.page.straps[1]).toMatchObject({ name: 'strap-of-another-time', state });
});
