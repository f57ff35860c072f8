import { rmSync } from 'node:fs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.ts';
import { type RunningSite, startSite } from '../scripts/lib/site.ts';
import { retitle, save, startEditing } from './support/editor.ts';
import { newDataDir } from './support/template.ts';
import { createPage, expect, graphql, signIn, test } from './support/test.ts';

const bin = findPostgres();
const TENSE =
  '{ website { revision theme integrations migrations config { setup social office { email } display { siteName textTense } } } }';
const SAVE_WEBSITE = `mutation ($website: JSON!, $revision: String!) {
  saveWebsite(website: $website, revision: $revision) { __typename }
}`;
const TOTAL = '{ search(search: { filters: { bedrooms: 4 } }) { total } }';

type Website = { revision: string; config: { display: { textTense: string } } };

const started: (() => Promise<void>)[] = [];
let [one, two]: RunningSite[] = [];

test.skip(!bin, 'no PostgreSQL is installed');
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const postgres = await startPostgres(String(bin));
  started.unshift(postgres.stop);
  const startProcess = async () => {
    const dataDir = newDataDir();
    const site = await startSite({ dataDir, env: { DATABASE_URL: postgres.url } });
    started.unshift(() => site.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })));
    return site;
  };
  one = await startProcess();
  two = await startProcess();
});
test.afterAll(async () => {
  for (const stop of started) await stop();
});

test('two processes on one PostgreSQL are one site: sessions, pages, settings and searches of one are those of the other', async ({
  browser,
  page,
}) => {
  test.slow();
  if (!one || !two) throw new Error('not started');
  const agent = await (await browser.newContext()).newPage();
  await signIn(agent, one.origin);
  const address = await createPage(agent, one.origin, 'two-processes');
  const path = new URL(address).pathname;
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.goto(`${two.origin}${path}`);
  await expect(heading('First heading')).toBeVisible();

  await agent.goto(address);
  await startEditing(agent);
  await retitle(agent, 'First heading', 'Saved by one process');
  await save(agent);
  await page.reload();
  await expect(heading('Saved by one process')).toBeVisible();

  // The other process knows the session, and what is saved there is seen here.
  await agent.goto(`${two.origin}${path}`);
  await startEditing(agent);
  await retitle(agent, 'Saved by one process', 'Saved by the other');
  await save(agent);
  await page.goto(`${one.origin}${path}`);
  await expect(heading('Saved by the other')).toBeVisible();

  await page.goto(`${two.origin}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('We do not sell, rent or trade');
  const { website } = (await graphql<{ website: Website }>(agent, one.origin, TENSE)).data;
  const { revision, ...stored } = website;
  stored.config.display.textTense = 'singular';
  const saved = await graphql(agent, one.origin, SAVE_WEBSITE, { website: stored, revision });
  expect(saved.data).toEqual({ saveWebsite: { __typename: 'SaveWebsiteSuccess' } });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('I do not sell, rent or trade');

  const totals = await Promise.all([one, two].map(({ origin }) => graphql(page, origin, TOTAL)));
  expect(totals[1]).toEqual(totals[0]);
  expect(totals[0]?.data).toMatchObject({ search: { total: expect.any(Number) } });

  const menu = agent.getByRole('button', { name: /^Account of/ });
  await agent.goto(`${two.origin}/about`);
  await menu.click();
  await agent.getByRole('button', { name: 'Logout' }).click();
  await expect(menu).toHaveCount(0);
  await agent.goto(`${one.origin}/about`);
  await expect(agent.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(menu).toHaveCount(0);
  await agent.context().close();
});
