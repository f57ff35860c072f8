import { type OldEngine, startOldEngine } from '#engine/testing/old-engine.ts';
import type { RunningSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';

let engine: OldEngine;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  engine = await startOldEngine();
  site = await startSeededSite({ env: { OLD_ENGINE_URL: engine.url } });
});
test.afterAll(async () => {
  await site.stop();
  await engine.close();
});

test('pages of an older engine are fetched, chosen and migrated; a part of the wrong type is rejected by strap, field and reason, and nothing is lost [R1.025 R2.308 R2.309 R2.310 R2.311 R2.312 R3.028 R5.055 R5.056 R5.057]', async ({
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

  engine.fail = { how: '503' };
  await tool.getByRole('button', { name: 'Fetch Pages' }).click();
  await expect(tool.getByRole('alert')).toHaveText('Error: 503');
  engine.fail = null;
  await tool.getByRole('button', { name: 'Start Over' }).click();
  await tool.getByRole('button', { name: 'Fetch Pages' }).click();

  const boxes = tool.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(tool.getByLabel('Old home (/)')).toBeVisible();
  await expect(tool.getByText(/Listing engine|Stock page|Cms page|Oldest page/)).toHaveCount(0);
  await expect(tool.getByRole('button', { name: 'Migrate' })).toBeDisabled();
  await tool.getByLabel('Select all').check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  expect(await violations(agent)).toEqual([]);

  // A dry run that fails leaves the choice as it is.
  engine.fail = { how: '500', page: '2' };
  await tool.getByRole('button', { name: 'Dry Run' }).click();
  await expect(tool.getByRole('alert')).toHaveText('Error: 500');
  await expect(tool.getByText('Step 2 of 3')).toBeVisible();
  engine.fail = null;
  await tool.getByRole('button', { name: 'Back to the Choice' }).click();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await tool.getByRole('button', { name: 'Dry Run' }).click();
  await expect(
    tool.getByText('Old home: a new version of the page / of this site. Sections: 1'),
  ).toBeVisible();
  await expect(tool.getByText('Sell with us: a new hidden page /sell-with-us. Sections: 2')).toBeVisible();
  await expect(tool.getByText(/no template for strap-weather/)).toBeVisible();
  await expect(tool.getByText('Broken page cannot be migrated:')).toBeVisible();
  expect(await pageOf('sell-with-us')).toBeNull();
  expect(await violations(agent)).toEqual([]);

  // The third page fails, the agent reloads, and continues: nothing is stored twice.
  engine.fail = { how: '500', page: '3' };
  await tool.getByRole('button', { name: 'Migrate', exact: true }).click();
  const question = agent.getByRole('dialog', { name: 'Migrate Pages' });
  await expect(question.getByText('Are you sure you want to migrate 3 pages?')).toBeVisible();
  await question.getByRole('button', { name: 'Migrate' }).click();
  await expect(tool.getByRole('alert')).toHaveText('Error: 500');
  const versions = async () =>
    (
      await graphql<{ pageVersions: unknown[] }>(
        agent,
        site.origin,
        '{ pageVersions(slug: "index") { revision } }',
      )
    ).data.pageVersions.length;
  const migrated = await versions();
  engine.fail = null;
  await agent.reload();
  await openSettings(agent);
  await settings.getByRole('button', { name: 'Tools' }).click();
  await expect(tool.getByText('A migration stopped after 2 of 3 pages.')).toBeVisible();
  await tool.getByRole('button', { name: 'Continue' }).click();

  await expect(tool.getByRole('link', { name: 'Old home is migrated' })).toBeVisible();
  await expect(tool.getByRole('link', { name: 'Sell with us is migrated' })).toBeVisible();
  await expect(tool.getByText(/Broken page was not migrated/)).toBeVisible();
  await expect(tool.getByText(/^straps\.0\.state\.title\.size: strap-text, title\.size: /)).toBeVisible();

  expect(await pageOf('broken-page')).toBeNull();
  expect(await pageOf('sell-with-us')).toMatchObject({
    published: false,
    straps: [{ name: 'strap-text' }, { name: 'strap-weather' }],
  });
  expect(JSON.stringify(await pageOf('index'))).toContain('Home as it was');
  expect(migrated).toBeGreaterThan(1);
  expect(await versions()).toBe(migrated);
  await tool.getByRole('button', { name: 'Fetch Settings' }).click();
  await expect(tool.getByText('Found and valid: Website, Header.')).toBeVisible();
  await tool.getByRole('button', { name: 'Use Them' }).click();
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(agent.getByText('Website settings saved!')).toBeVisible();

  // An old link leads to the page, under the name and in the navigation of the older website.
  await agent.goto(`${site.origin}/sell/with-us.html`);
  await expect(agent).toHaveURL(`${site.origin}/sell-with-us`);
  await expect(agent.getByRole('heading', { name: 'Sell as before' })).toBeVisible();
  await expect(agent).toHaveTitle('Sell with us | Harbour Realty');
  await expect(agent.getByRole('banner').getByRole('link', { name: 'Sell as before' })).toBeVisible();
  await agent.context().close();
});
