import {
  canvasOf,
  choose,
  expectNotice,
  retitle,
  save,
  startEditing,
  violationsLightAndDark,
} from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, graphql, SECOND_AGENT, signIn, test } from './support/test.ts';

test('an agent types into the page, changes survive a gateway outage, a save closes the settings [R0.002 R1.016 R4.009 R8.007]', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'draft-here');
  const buttonList = [{ text: 'To the page', href: new URL(pageUrl).pathname, type: 'link' }];
  const before = await createPage(agent, site.url, 'draft-before', [
    { name: 'strap-text', state: { title: { html: 'Links', size: 'h2' }, text: { html: '' }, buttonList } },
  ]);
  await agent.goto(before);
  await agent.getByRole('link', { name: 'To the page' }).click();
  await expect(agent).toHaveURL(pageUrl);
  // The address changes at once, the page when it is here.
  await expect(agent.getByRole('heading', { name: 'Links' })).toHaveCount(0);
  await startEditing(agent);
  await agent.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'down' }));
  await retitle(agent, 'First heading', 'Typed on a train');
  await expect(agent.getByText('Draft not saved – no connection; kept on this device')).toBeVisible();
  await expectNotice(agent, 'Error saving page: the site did not answer (503)', () =>
    agent.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await expect(agent.getByRole('button', { name: 'Save Changes' })).toBeEnabled();

  await agent.evaluate(() => window.history.back());
  const question = agent.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Your last changes are not saved yet');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(agent).toHaveURL(pageUrl);
  await expect(canvasOf(agent).getByText('Typed on a train')).toBeVisible();

  let requests = 0;
  agent.on('dialog', (dialog) => {
    requests += dialog.type() === 'beforeunload' ? 1 : 0;
    void dialog.accept();
  });
  await agent.goto(`${site.url}/about`);
  expect(requests, 'the browser asks before changes are left').toBe(1);
  await agent.unroute('**/graphql');

  await agent.goto(pageUrl);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const offer = agent.getByRole('dialog', { name: 'Changes on this device' });
  await expect(offer).toContainText('that could not be saved');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await offer.getByRole('button', { name: 'Go On With Them' }).click();
  await expect(canvasOf(agent).getByText('Typed on a train')).toBeVisible();
  await expect(agent.getByText(/^Draft saved \d/)).toBeVisible();
  await page.goto(pageUrl);
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();

  await canvasOf(agent).getByText('Second text').click();
  await canvasOf(agent).getByRole('button', { name: 'Settings', exact: true }).last().click();
  const settings = agent.getByRole('dialog', { name: /^Settings of/ });
  await expect(settings).toBeVisible();
  await save(agent);
  await expect(settings).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Typed on a train' })).toBeVisible();
  await agent.context().close();
});

test('nothing is lost when a session ends while editing, or the page is renamed or deleted in the meantime [R4.016]', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'session');
  const slug = new URL(pageUrl).pathname.slice(1);
  await agent.goto(pageUrl);
  await startEditing(agent);

  await agent.context().clearCookies();
  await retitle(agent, 'First heading', 'Typed after the session');
  const signedOut = agent.getByRole('dialog', { name: 'Your session has ended' });
  await expect(signedOut).toContainText('Your changes stay on this screen and on this device');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  const elsewhere = await agent.context().newPage();
  await signIn(elsewhere, site.url, AGENT);
  await elsewhere.close();
  await signedOut.getByRole('button', { name: 'I Have Signed In' }).click();
  await expect(agent.getByText('You are signed in again. Your changes are all here.')).toBeVisible();

  const second = await agentPage(browser, site.url, SECOND_AGENT);
  await second.goto(pageUrl);
  await choose(second, 'Manage Pages', 'Edit Page Details');
  await second.getByRole('dialog').getByLabel('URL').fill(`${slug}-moved`);
  await second.getByRole('button', { name: 'Save Details' }).click();
  await expect(second).toHaveURL(`${pageUrl}-moved`);

  await agent.getByRole('button', { name: 'Save Changes' }).click();
  const moved = agent.getByRole('dialog', { name: 'This page has another address now' });
  await expect(moved).toContainText(`/${slug}-moved`);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await moved.getByRole('button', { name: 'Save at the New Address' }).click();
  await expect(agent.getByText(/^Page saved!/)).toBeVisible();
  await expect(agent).toHaveURL(`${pageUrl}-moved`);
  await page.goto(pageUrl);
  await expect(page).toHaveURL(`${pageUrl}-moved`);
  await expect(page.getByRole('heading', { name: 'Typed after the session' })).toBeVisible();

  await retitle(agent, 'Second heading', 'Typed after the deletion');
  const { data } = await graphql<{ page: { revision: string } }>(
    second,
    site.url,
    'query ($slug: String!) { page(slug: $slug) { revision } }',
    { slug: `${slug}-moved` },
  );
  await graphql(
    second,
    site.url,
    'mutation ($slug: String!, $revision: String!) { deletePage(slug: $slug, revision: $revision) { __typename } }',
    { slug: `${slug}-moved`, revision: data.page.revision },
  );
  await agent.getByRole('button', { name: 'Save Changes' }).click();
  const gone = agent.getByRole('dialog', { name: 'This page was deleted' });
  await expect(gone).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await gone.getByRole('button', { name: 'Keep editing' }).click();
  await expect(canvasOf(agent).getByText('Typed after the deletion')).toBeVisible();
  await agent.getByRole('button', { name: 'Save Changes' }).click();
  await gone.getByRole('button', { name: 'Save as a New Page' }).click();
  await expect(agent.getByRole('button', { name: 'Finish Editing' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Typed after the deletion' })).toBeVisible();
  for (const one of [agent, second]) await one.context().close();
});
