import type { Page } from '@playwright/test';
import {
  addContactLink,
  canvasOf,
  choose,
  hasDraft,
  noDrafts,
  retitle,
  startEditing,
  violationsLightAndDark,
} from './support/editor.ts';
import { agentPage, createPage, expect, graphql, SAN_ANTONIO_AGENT, test } from './support/test.ts';

const PARTS_OF = 'query { siteDrafts { part } }';
const REVISION_OF = 'query ($slug: String!) { pageSchedule(slug: $slug) { revision } }';
const SCHEDULE = `mutation ($slug: String!, $publishAt: DateTime, $revision: String) {
  schedulePage(slug: $slug, publishAt: $publishAt, revision: $revision) { __typename }
}`;

/** Edits the page and the header, without saving either; returns the slug. */
async function draftBoth(agent: Page, origin: string, address: string): Promise<string> {
  const slug = new URL(address).pathname.slice(1);
  await agent.goto(address);
  await startEditing(agent);
  await addContactLink(agent, 'Open late');
  await retitle(agent, 'First heading', 'Drafted heading');
  await expect(agent.getByText(/^Draft saved \d/)).toBeVisible();
  await hasDraft(agent, origin, slug, 'Drafted heading');
  await expect
    .poll(async () => (await graphql<object>(agent, origin, PARTS_OF)).data)
    .toEqual({ siteDrafts: [{ part: 'header' }] });

  return slug;
}

/** Discards the changed header, and what is left of the page's draft. */
async function discard(agent: Page, origin: string): Promise<void> {
  await choose(agent, 'Publishing', 'Discard Changes');
  const question = agent.getByRole('dialog', { name: 'Discard Changes' });
  await expect(question).toContainText('Are you sure you want to discard the changes of your header');
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await noDrafts(agent, origin);
}

test('a schedule covers the page alone: its draft is published on time, changes of the header wait', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  const address = await createPage(agent, origin, 'time-of-page');
  const slug = await draftBoth(agent, origin, address);

  await choose(agent, 'Publishing', 'Schedule…');
  const schedule = agent.getByRole('dialog', { name: 'Schedule' });
  await expect(
    schedule.getByText(/^The times are the page’s alone\. Changes of your header do not go live with it/),
  ).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await schedule.getByLabel('The draft goes live').fill(tomorrow);
  await schedule.getByRole('button', { name: 'Set Times' }).click();
  await expect(agent.getByText('The times are set.')).toBeVisible();
  await agent.getByRole('button', { name: 'Publishing', exact: true }).click();
  await expect(
    agent.getByText(/Changes of your header are not live yet\. The draft goes live /),
  ).toBeVisible();
  await agent.keyboard.press('Escape');

  // In a form a time has no seconds.
  const { data } = await graphql<{ pageSchedule: { revision: string } }>(agent, origin, REVISION_OF, {
    slug,
  });
  const publishAt = new Date(Date.now() + 2000).toISOString();
  await graphql(agent, origin, SCHEDULE, { slug, publishAt, revision: data.pageSchedule.revision });
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [1000] });
  await expect(page.locator('header').getByText('Open late')).toHaveCount(0);
  await expect(canvasOf(agent).locator('header').getByText('Open late').first()).toBeAttached();
  await discard(agent, origin);
  await agent.context().close();
});

test('a preview covers the page alone: its link shows the draft below the live header', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const origin = site.sanAntonio;
  const agent = await agentPage(browser, origin, SAN_ANTONIO_AGENT);
  await draftBoth(agent, origin, await createPage(agent, origin, 'preview-of-page'));

  await choose(agent, 'Publishing', 'Preview Link');
  const preview = agent.getByRole('dialog', { name: 'Preview Link' });
  await expect(
    preview.getByText(
      'The preview shows the page alone. Changes of your header are not part of it until they are live.',
    ),
  ).toBeVisible();
  const field = preview.getByRole('textbox', { name: 'Preview Link' });
  await expect(field).toHaveValue(/^http/);
  expect(await violationsLightAndDark(agent)).toEqual([]);

  await page.goto(await field.inputValue());
  await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();
  await expect(page.locator('header').getByText('Open late')).toHaveCount(0);
  await preview.getByRole('button', { name: 'Close' }).click();
  await discard(agent, origin);
  await agent.context().close();
});
