import type { Page } from '@playwright/test';
import { canvasOf, choose, tabTo, violationsLightAndDark } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, graphql, signIn, test } from './support/test.ts';
import { changeWebsite } from './support/website.ts';

const unique = (name: string) => `${name}-${Date.now().toString(36)}`;

test('a page is created hidden, also at an unknown URL, and then shown; its URL is prompted for and validated [R2.045 R2.264 R2.268 R2.273]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(`${site.url}/search`);
  await agent.getByRole('button', { name: 'Manage Pages', exact: true }).click();
  await expect(agent.getByRole('button', { name: 'View All Pages' })).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Edit Page Details' })).toHaveCount(0);
  await agent.getByRole('button', { name: 'New Page' }).click();
  const dialog = agent.getByRole('dialog', { name: 'New Page' });
  const url = dialog.getByLabel('URL of the new page');
  for (const [typed, words] of [
    ['/', 'Enter an address, for example about-us.'],
    ['search', 'The address search is used by the site itself.'],
    ['/about', /page at about/],
  ] as const) {
    await url.fill(typed);
    await dialog.getByRole('button', { name: 'Create Page' }).click();
    await expect(dialog.getByRole('alert')).toContainText(words);
  }
  await test.step('a ready page is shown in the look of the site, and gives its name', async () => {
    await dialog.getByRole('radio', { name: 'Sellers and home value' }).check();
    await expect(
      dialog.frameLocator('iframe').first().getByRole('heading', { level: 1, includeHidden: true }),
    ).toHaveText(/^Thinking of selling/);
    await url.fill('');
    await dialog.getByRole('radio', { name: 'Blank page' }).check();
  });
  expect(await violationsLightAndDark(agent)).toEqual([]);
  const slug = unique('test');
  await url.fill(`/${slug}`);
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(agent).toHaveURL(`${site.url}/${slug}`);
  // A new page is opened in the editor.
  const finish = agent.getByRole('button', { name: 'Finish Editing' });
  await expect(canvasOf(agent).getByRole('heading', { level: 1, name: /^Test / })).toBeVisible();
  await finish.click();
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Create Page' })).toHaveCount(0);

  const missing = unique('missing');
  expect((await agent.goto(`${site.url}/${missing}`))?.status()).toBe(404);
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);
  await agent.getByRole('button', { name: 'Create Page' }).click();
  await expect(url).toHaveValue(missing);
  await url.fill(`Homes & Land ${missing}`);
  await expect(dialog).toContainText(`It will be at /homes-land-${missing}.`);
  await url.fill(missing);
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await finish.click();
  expect((await page.goto(`${site.url}/${missing}`))?.status()).toBe(404);
  const hidden = agent.getByRole('note').filter({ hasText: 'This page is a draft: visitors do not see it.' });
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await hidden.getByRole('button', { name: 'Publish This Page' }).click();
  await expect(hidden).toHaveCount(0);
  await test.step('it is offered to the navigation, where the agent says', async () => {
    await agent.getByRole('button', { name: 'Add to Navigation' }).click();
    const menu = agent.getByRole('dialog', { name: /^Add .+ to the navigation$/ });
    await expect(menu.getByLabel('Where?').getByRole('option').last()).toHaveText('Footer');
    await expect(menu.getByLabel('Where?').getByRole('option').nth(1)).toHaveText(/^Header, below /);
    await menu.getByRole('button', { name: 'Cancel' }).click();
  });
  expect((await page.goto(`${site.url}/${missing}`))?.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Create Page' })).toHaveCount(0);
  await agent.context().close();
});

test('a page gets another URL with a redirect, is copied, deleted, and comes back from the trash [R2.265 R2.266 R2.267 R2.274 R4.016 R5.053]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'managed');
  const slug = new URL(pageUrl).pathname.slice(1);
  await agent.goto(pageUrl);

  await choose(agent, 'Manage Pages', 'Edit Page Details');
  const details = agent.getByRole('dialog', { name: 'Page Details' });
  await expect(details.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await details.getByLabel('URL').fill(`${slug}-renamed`);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await details.getByRole('button', { name: 'Save Details' }).click();
  await expect(agent).toHaveURL(`${pageUrl}-renamed`);
  await expect(details).toHaveCount(0);
  expect((await page.request.get(pageUrl, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(pageUrl);
  await expect(page).toHaveURL(`${pageUrl}-renamed`);

  await choose(agent, 'Manage Pages', 'Duplicate');
  await agent.getByLabel('URL of the copy').fill(`/${slug}-copy`);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await agent.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(agent).toHaveURL(`${pageUrl}-copy`);
  await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  expect((await page.request.get(`${pageUrl}-copy`)).status()).toBe(404);

  await choose(agent, 'Manage Pages', 'View All Pages');
  const list = agent.getByRole('dialog', { name: 'Manage Pages' });
  const remove = list.getByRole('button', { name: `Delete ${slug}-renamed` });
  const question = agent.getByRole('dialog', { name: 'Delete page' });
  await expect(remove).toBeVisible();
  // The same list puts pages into the menu and in order.
  const row = list.getByRole('row').filter({ hasText: `/${slug}-renamed` });
  const inMenu = row.getByRole('checkbox', { name: / is in the menu$/ });
  const menuEntries = async () =>
    (await (await page.request.get(site.url)).text()).split(`href="/${slug}-renamed"`).length - 1;
  expect(await menuEntries()).toBe(0);
  await inMenu.check();
  await expect.poll(menuEntries).toBeGreaterThan(0);
  const place = async () =>
    (await list.getByRole('row').allInnerTexts()).findIndex((text) => text.includes(`${slug}-renamed`));
  const before = await place();
  await row.getByRole('button', { name: /^Move .+ up$/ }).focus();
  await agent.keyboard.press('Enter');
  await expect.poll(place).toBe(before - 1);
  await expect(row.getByRole('button', { name: /^Move .+ up$/ })).toBeFocused();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await remove.click();
  await expect(question).toContainText(
    `Are you sure you want to delete ${slug}-renamed? This action cannot be reversed!`,
  );
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(remove).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(`${pageUrl}-renamed`)).status()).toBe(404);
  // No menu leads to a page that is gone.
  await expect.poll(menuEntries).toBe(0);
  await list.getByRole('button', { name: 'Trash' }).click();
  await expect(list.getByText('Deleted pages stay here for 30 days.')).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await list.getByRole('button', { name: `Delete for Good: ${slug}-renamed` }).click();
  const farewell = agent.getByRole('dialog', { name: 'Delete for Good' });
  await expect(farewell).toContainText(`Are you sure you want to delete ${slug}-renamed?`);
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await farewell.getByRole('button', { name: 'Cancel' }).click();
  const restore = list.getByRole('button', { name: `Restore ${slug}-renamed` });
  await restore.click();
  await expect(restore).toHaveCount(0);
  expect((await page.request.get(`${pageUrl}-renamed`)).status()).toBe(200);
  await agent.context().close();
});

test('a failed deletion is only logged; deleting a page that has changed shows a message [R8.027]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'kept');
  const slug = new URL(pageUrl).pathname.slice(1);
  const logged: string[] = [];
  agent.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await agent.goto(site.url);
  await choose(agent, 'Manage Pages', 'View All Pages');
  const list = agent.getByRole('dialog', { name: 'Manage Pages' });
  const remove = async () => {
    await list.getByRole('button', { name: `Delete ${slug}` }).click();
    await agent
      .getByRole('dialog', { name: 'Delete page' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
  };
  await agent.route('**/graphql', (route) =>
    route.request().postData()?.includes('EditorDeletePage')
      ? route.fulfill({ status: 503 })
      : route.continue(),
  );
  await remove();
  await expect.poll(() => logged.some((line) => line.includes(`${slug} was not deleted`))).toBe(true);
  await expect(agent.locator('.notification')).toHaveCount(0);
  await expect(list.getByRole('alert')).toHaveCount(0);
  await agent.unroute('**/graphql');

  const { data } = await graphql<{ page: { revision: string } }>(
    agent,
    site.url,
    'query ($slug: String!) { page(slug: $slug) { id slug name order metaInfo { title description imageUrl } hero straps config state revision } }',
    { slug },
  );
  const { revision, ...page } = data.page;
  await graphql(
    agent,
    site.url,
    'mutation ($input: SavePageInput!) { savePage(input: $input) { __typename } }',
    { input: { page: { ...page, name: 'Newer' }, previousSlug: slug, revision } },
  );
  await remove();
  await expect(list.getByRole('alert')).toContainText('changed this page in the meantime');
  await agent.context().close();
});

test('the account menu leads to clients, leads and the form editor in new tabs, and ends the session [R1.026 R1.027 R2.259 R2.260 R2.261 R2.262]', async ({
  browser,
  site,
}) => {
  // A session of its own, as it ends it.
  const agent = await (await browser.newContext()).newPage();
  await signIn(agent, site.url);
  await setCrm(agent, site.url, { url: 'https://crm.harbour.example/' });
  await agent.goto(`${site.url}/privacy-policy`);
  const menu = agent.getByRole('button', { name: /^Account of/ });
  await tabTo(agent, menu);
  await agent.keyboard.press('Enter');
  for (const [name, href] of [
    ['Clients & Leads', /^\/#clients-and-leads$/],
    ['CRM', 'https://crm.harbour.example/'],
    ['Form Editor', /^\/#form-editor$/],
  ] as const) {
    const link = agent.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await agent.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  // Without one there is no link.
  await setCrm(agent, site.url, undefined);
  await agent.reload();
  await menu.press('Enter');
  await expect(agent.getByRole('link', { name: 'Form Editor' })).toBeVisible();
  await expect(agent.getByRole('link', { name: 'CRM' })).toHaveCount(0);
  await agent.getByRole('button', { name: 'Logout' }).click();
  await expect(menu).toHaveCount(0);
  await agent.goto(`${site.url}/about`);
  await expect(agent.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);
  await agent.context().close();
});

async function setCrm(agent: Page, origin: string, crm: { url: string } | undefined): Promise<void> {
  await changeWebsite(agent, origin, ({ integrations }) => Object.assign(integrations, { crm }));
}
