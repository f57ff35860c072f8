import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';
import { startSeededSite } from './support/template.ts';

const text = (title: object) => ({
  id: 'strap-text-1',
  name: 'strap-text',
  order: 0,
  state: { title, text: { html: '%3Cp%3EBrought%20along%3C%2Fp%3E', display: 'block' } },
  config: {},
});
const page = (ID: number, KIND: string, TITLE: string, more: object = {}) => ({
  ID,
  KIND,
  TITLE,
  NAME_ID: `PAGE_${ID}`,
  CUSTOM_PATH: `/${TITLE.toLowerCase().replaceAll(' ', '-')}`,
  ...more,
});
const OLD = [
  page(1, 'phoenix2', 'Old home', { NAME_ID: 'INDEX_HOME' }),
  page(2, 'phoenix2', 'Sell with us'),
  page(3, 'phoenix2', 'Broken page'),
  page(4, 'engine', 'Listing engine'),
  page(5, 'stock', 'Stock page'),
  page(6, 'cms', 'Cms page'),
];
const CONTENT: Record<number, object> = {
  1: { straps: [text({ html: 'Home as it was', size: 'h2' })] },
  2: { straps: [text({ html: 'Sell as before', size: 'h2' })] },
  3: { straps: [text({ html: 'Wrong', size: 'h7' })] },
};

let engine: Server;
let site: RunningSite;
let isDown = false;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  engine = createServer(({ url = '' }, response) => {
    const [, call, , id] = url.split('/');
    if (isDown) return void response.writeHead(503).end();
    if (call === 'getPages') return void response.end(JSON.stringify({ pages: OLD }));
    const found = OLD.find(({ ID }) => String(ID) === id);
    response.end(JSON.stringify({ ...found, PAGE: CONTENT[Number(id)] ?? {} }));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  site = await startSeededSite({ env: { OLD_ENGINE_URL: `http://127.0.0.1:${port}` } });
});
test.afterAll(async () => {
  await site.stop();
  engine.close();
});

test('pages of an older engine are fetched, chosen and migrated; a part of the wrong type is rejected by strap, field and reason, and nothing is lost [R1.025 R2.308 R2.309 R2.310 R2.311 R2.312 R5.055 R5.057]', async ({
  browser,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.origin);
  const pageOf = async (slug: string) =>
    (
      await graphql<{ page: { straps: unknown[]; published: boolean } | null }>(
        agent,
        site.origin,
        `{ page(slug: "${slug}") { straps published } }`,
      )
    ).data.page;
  await agent.goto(`${site.origin}/`);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Tools' }).click();
  const tool = settings.getByRole('region', { name: 'Migrate Pages' });

  isDown = true;
  await tool.getByRole('button', { name: 'Fetch Pages' }).click();
  await expect(tool.getByRole('alert')).toHaveText('Error: 503');
  isDown = false;
  await tool.getByRole('button', { name: 'Start Over' }).click();
  await tool.getByRole('button', { name: 'Fetch Pages' }).click();

  const boxes = tool.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(tool.getByLabel('Old home (/)')).toBeVisible();
  await expect(tool.getByText(/Listing engine|Stock page|Cms page/)).toHaveCount(0);
  await expect(tool.getByRole('button', { name: 'Migrate' })).toBeDisabled();
  await tool.getByLabel('Select all').check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  expect(await violations(agent)).toEqual([]);
  await tool.getByRole('button', { name: 'Migrate' }).click();
  const question = agent.getByRole('dialog', { name: 'Migrate Pages' });
  await expect(question.getByText('Are you sure you want to migrate 3 pages?')).toBeVisible();
  await question.getByRole('button', { name: 'Migrate' }).click();

  await expect(tool.getByRole('link', { name: 'Old home is migrated' })).toBeVisible();
  await expect(tool.getByRole('link', { name: 'Sell with us is migrated' })).toBeVisible();
  await expect(tool.getByText(/Broken page was not migrated/)).toBeVisible();
  await expect(tool.getByText(/^straps\.0\.state\.title\.size: strap-text, title\.size: /)).toBeVisible();

  expect(await pageOf('broken-page')).toBeNull();
  expect(await pageOf('sell-with-us')).toMatchObject({ published: false, straps: [{ name: 'strap-text' }] });
  expect(JSON.stringify(await pageOf('index'))).toContain('Home as it was');
  const { data } = await graphql<{ pageVersions: unknown[] }>(
    agent,
    site.origin,
    '{ pageVersions(slug: "index") { revision } }',
  );
  expect(data.pageVersions.length).toBeGreaterThan(1);
  await tool.getByRole('link', { name: 'Sell with us is migrated' }).click();
  await expect(agent.getByRole('heading', { name: 'Sell as before' })).toBeVisible();
  await agent.context().close();
});
