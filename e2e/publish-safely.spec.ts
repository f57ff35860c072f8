import { canvasOf, hasDraft, retitle, save, startEditing, violationsLightAndDark } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, graphql, SECOND_AGENT, test } from './support/test.ts';

test('changes are stored as a draft of the live page, continue another day, and are published by Save Changes', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'draft-beside');
  await agent.goto(pageUrl);
  await startEditing(agent);
  await retitle(agent, 'First heading', 'Drafted heading');
  await expect(agent.getByText(/^Draft saved \d/)).toBeVisible();
  await hasDraft(agent, site.url, new URL(pageUrl).pathname.slice(1), 'Drafted heading');

  await page.goto(pageUrl);
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();

  await agent.goto(pageUrl);
  await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await startEditing(agent);
  await expect(canvasOf(agent).getByText('Drafted heading')).toBeVisible();
  await expect(agent.getByText(/^You go on with the draft that .+ saved /)).toBeVisible();
  await agent.getByRole('button', { name: 'Undo Changes' }).click();
  const question = agent.getByRole('dialog', { name: 'Discard Draft' });
  await expect(question).toContainText('Are you sure you want to discard this draft?');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await save(agent);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();
  await agent.goto(pageUrl);
  await startEditing(agent);
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await agent.context().close();
});

test('changes of two agents are merged strap by strap; the second resolves conflicts', async ({
  browser,
  page,
  site,
}) => {
  const first = await agentPage(browser, site.url, AGENT);
  const second = await agentPage(browser, site.url, SECOND_AGENT);
  const pageUrl = await createPage(first, site.url, 'edit-together');
  for (const agent of [first, second]) {
    await agent.goto(pageUrl);
    await startEditing(agent);
    await expect(canvasOf(agent).getByText('Second text')).toBeVisible();
  }
  await retitle(first, 'First heading', 'Heading of the first');
  await save(first);

  await retitle(second, 'Second heading', 'Heading of the second');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    second.getByText(/^Page saved! What .+ saved in the meantime is on the page too/),
  ).toBeVisible();
  await expect(canvasOf(second).getByText('Heading of the first')).toBeVisible();
  await page.goto(pageUrl);
  await expect(page.getByRole('heading', { level: 2 }).nth(0)).toHaveText('Heading of the first');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Heading of the second');

  await retitle(first, 'Heading of the first', 'Mine');
  await retitle(second, 'Heading of the first', 'Theirs');
  await save(second);
  await first.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = first.getByRole('dialog', { name: 'Somebody else saved this page' });
  await expect(conflict).toContainText('Your changes are still here and have not been saved');
  await expect(conflict.getByRole('button', { name: '1 to choose' })).toBeDisabled();
  expect(await violationsLightAndDark(first)).toEqual([]);
  await conflict.getByRole('radio', { name: /^Mine/ }).focus();
  await first.keyboard.press('Space');
  await conflict.getByRole('button', { name: 'Save Both' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(first.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).nth(0)).toHaveText('Mine');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Heading of the second');

  await retitle(first, 'Mine', 'After the deletion');
  const slug = new URL(pageUrl).pathname.slice(1);
  const { data } = await graphql<{ page: { revision: string } }>(
    second,
    site.url,
    'query ($slug: String!) { page(slug: $slug) { revision } }',
    { slug },
  );
  await graphql(
    second,
    site.url,
    'mutation ($slug: String!, $revision: String!) { deletePage(slug: $slug, revision: $revision) { __typename } }',
    { slug, revision: data.page.revision },
  );
  await first.getByRole('button', { name: 'Save Changes' }).click();
  const gone = first.getByRole('dialog', { name: 'This page was deleted' });
  await gone.getByRole('button', { name: 'Save as a New Page' }).click();
  await expect(first.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'After the deletion' })).toBeVisible();
  for (const agent of [first, second]) await agent.context().close();
});
