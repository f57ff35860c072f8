import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOldEngine } from '#engine/testing/old-engine.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const old = (ID: number, KIND: string, more = {}) => ({
  ID,
  KIND,
  NAME_ID: `PAGE_${ID}`,
  TITLE: `Page ${ID}`,
  CUSTOM_PATH: `/page-${ID}`,
  ...more,
});
const PAGES = [
  old(1, 'phoenix2', { NAME_ID: 'INDEX_HOME', TITLE: 'Welcome' }),
  old(2, 'phoenix2', { CUSTOM_PATH: '/sell/page-2.html' }),
  old(3, 'engine'),
  old(4, 'stock'),
  old(5, 'cms'),
];
const ANSWERS: Record<string, unknown> = {
  '/old/getPages/edmonton': { pages: PAGES },
  '/old/getPage/edmonton/2': { ...PAGES[1], PAGE: { straps: [], slug: 'elsewhere' } },
  '/old/getPage/edmonton/3': { ...PAGES[2], PAGE: { straps: [] } },
  '/old/getWebsite/edmonton': { website: { config: { display: { siteName: 'Old name' } } } },
};

let server: Server;
let oldEngineUrl: string;
const tokens: unknown[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    tokens.push(headers.token);
    if (url in ANSWERS) response.end(JSON.stringify(ANSWERS[url]));
    else response.writeHead(url.endsWith('/broken') ? 401 : 404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  oldEngineUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/old`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const gateway = () => createTestGateway({ identity: { ...AGENT, token: 'agent' }, oldEngineUrl });

test('the pages of the older engine that can be migrated are listed, with where they go [R7.123]', async () => {
  const { query } = await gateway();

  expect((await query('{ oldPages { id slug name formerPath } }')).data).toEqual({
    oldPages: [
      { id: '1', slug: 'index', name: 'Welcome', formerPath: 'page-1' },
      { id: '2', slug: 'sell-page-2', name: 'Page 2', formerPath: 'sell/page-2.html' },
    ],
  });
  expect(tokens).toEqual([undefined]);
});

test('a page of the older engine is read in the shape of a page here, with its own slug', async () => {
  const { query } = await gateway();
  const page = async (id: string) => (await query(`{ oldPage(id: "${id}") }`)).data.oldPage;

  expect(await page('2')).toEqual({
    id: 'sell-page-2',
    slug: 'sell-page-2',
    name: 'Page 2',
    metaInfo: { title: 'Page 2' },
    straps: [],
  });
  expect(await page('3')).toBeNull();
  expect(await page('99')).toBeNull();
});

test('the website of the older engine is read [R7.124]', async () => {
  const { query } = await gateway();

  expect((await query('{ oldWebsite }')).data.oldWebsite).toEqual({
    config: { display: { siteName: 'Old name' } },
  });
});

test('a failed call is reported with its status, and does not end the session of the agent', async () => {
  const { query } = await gateway();
  const { errors } = await query('{ oldPage(id: "broken") }');

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', status: 401 });
});

test('visitors read nothing of the older engine; without one there are no old pages', async () => {
  const visitor = await createTestGateway({ oldEngineUrl });
  const { query } = await createTestGateway({ identity: { ...AGENT, token: 'agent' } });

  for (const read of ['oldPages { id }', 'oldPage(id: "2")', 'oldWebsite'])
    expect((await visitor.query(`{ ${read} }`)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await query('{ oldPages { id } oldWebsite }')).data).toEqual({ oldPages: null, oldWebsite: null });
});

test.each([
  ['500', { code: 'UPSTREAM_FAILED', status: 500 }],
  ['hang', { code: 'UPSTREAM_FAILED' }],
  ['garbage', { code: 'UPSTREAM_FAILED', status: 200 }],
  ['huge', { code: 'UPSTREAM_FAILED' }],
] as const)('an older engine that answers with %s is a failure with a code', async (how, extensions) => {
  const engine = await startOldEngine();
  engine.fail = { how };
  const { query } = await createTestGateway({
    identity: { ...AGENT, token: 'agent' },
    oldEngineUrl: engine.url,
  });

  const { errors } = await query('{ oldPages { id } }');

  expect(errors?.[0]?.extensions).toMatchObject(extensions);
  await engine.close();
});
