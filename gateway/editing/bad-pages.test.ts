import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT, storedPageJson } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

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
  [
    'an image of a filter nobody has [R3.059]',
    {
      straps: [
        strap('one', { name: 'strap-image', state: { image: { imageUrl: '/a.jpg', filter: 'sepia' } } }),
      ],
    },
    'page.straps.0.state.image.filter',
  ],
  [
    'an image of a negative width',
    { straps: [strap('one', { name: 'strap-image', state: { image: { imageUrl: '/a.jpg', width: -1 } } })] },
    'page.straps.0.state.image.width',
  ],
  [
    'an HTML part whose markup is a number [R3.061]',
    { straps: [strap('one', { name: 'strap-html', state: { html: { html: 7, display: 'block' } } })] },
    'page.straps.0.state.html.html',
  ],
  [
    'an HTML part of a display nobody has [R3.063]',
    { straps: [strap('one', { name: 'strap-html', state: { html: { html: '', display: 'grid' } } })] },
    'page.straps.0.state.html.display',
  ],
  [
    'a heading of a size nobody has [R3.064]',
    { straps: [strap('one', { state: { title: { html: 'One', size: 'h7' } } })] },
    'page.straps.0.state.title.size',
  ],
  [
    'an icon without a name [R3.066]',
    { straps: [strap('one', { name: 'strap-big-icons', state: { items: [{ icon: { label: 'x' } }] } })] },
    'page.straps.0.state.items.0.icon.name',
  ],
  [
    'a hero whose range ends before it begins [R3.067]',
    { hero: strap('hero', { name: 'hero-basic', state: { beds: { min: 5, max: 1 } } }) },
    'page.hero.state.beds.max',
  ],
  [
    'a text where a list belongs',
    { straps: [strap('one', { state: { buttonList: 'x' } })] },
    'page.straps.0.state.buttonList',
  ],
  [
    'markup nested without end',
    { straps: [strap('one', { state: { text: { html: '<b>'.repeat(20_000) } } })] },
    'page.straps.0.state.text.html',
  ],
  ['a state nested without end', { straps: [strap('one', { state: nested(2000) })] }, 'straps.0.state'],
])('a page with %s is rejected by name', async (_, changes, field) => {
  const page = { ...storedPageJson(SLUG), ...changes };

  const { data, errors } = await gateway.query(SAVE, { input: { page, previousSlug: SLUG, revision } });

  expect(errors).toBeUndefined();
  expect(data.savePage).toEqual({
    __typename: 'UserError',
    message: expect.stringMatching(/\S/),
    field: expect.stringContaining(field),
  });
});

test.each([null, [], 'page', 7, true])('%j is not a page', async (page) => {
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

  const response = await gateway.send(body.replace('"PAGE"', page.replace('"KEYS"', state)));

  const { data } = (await response.json()) as {
    data: { savePage: { page: { straps: { state: object }[] } } };
  };
  expect(data.savePage.page.straps[0]?.state).toEqual({ kept: 'as it was' });
});

test('an unknown strap is preserved', async () => {
  const state = { kept: { as: ['it', 'was'] } };
  const unknown = strap('two', { name: 'strap-of-another-time', order: 1, state });

  const { data } = await gateway.query(SAVE, {
    input: { page: storedPageJson('unknown', { straps: [strap('one'), unknown] }) },
  });

  expect(data.savePage.page.straps[1]).toMatchObject({ name: 'strap-of-another-time', state });
});

test('a part of a wrong type is rejected with the strap, the field and the reason', async () => {
  const straps = [
    strap('one'),
    strap('two', { name: 'strap-image', state: { image: { imageUrl: '', width: -1 } } }),
  ];

  const { data } = await gateway.query(SAVE, {
    input: { page: storedPageJson(SLUG, { straps }), previousSlug: SLUG, revision },
  });

  expect(data.savePage.message).toMatch(/^strap-image, image\.width: .*0/);
});

test('a header with a part of a wrong type is rejected the same way', async () => {
  const header = {
    name: 'header-neo',
    nav: [],
    state: { cta: { text: 7 } },
    config: { style: { theme: 'default' } },
  };

  const { data } = await gateway.query(
    'mutation ($header: JSON!) { saveHeader(header: $header, revision: "1") { ... on UserError { message field } } }',
    { header },
  );

  expect(data.saveHeader).toEqual({
    field: 'header.state.cta.text',
    message: expect.stringMatching(/^header-neo, cta\.text: /),
  });
});
