import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { canvasOf, openSettings, retitle, startEditing } from './support/editor.ts';
import { agentPage, createPage, expect, test, violations } from './support/test.ts';

/** A visitor sends the contact form of the site. */
async function send(page: Page, origin: string, values: Record<string, string>, listingId?: string) {
  const call = async (query: string, variables: object) =>
    (await (await page.request.post(`${origin}/graphql`, { data: { query, variables } })).json()).data;
  const { form } = await call('{ form(id: "contact-agent") { viewId } }', {});
  const input = {
    formId: 'contact-agent',
    viewId: form.viewId,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    pageUrl: `${origin}/contact?utm_source=letter`,
    listingId,
  };
  const { submitForm } = await call(
    'mutation ($input: SubmitFormInput!) { submitForm(input: $input) { __typename } }',
    { input },
  );
  expect(submitForm.__typename).toBe('SubmitFormSuccess');
}

test('an agent finds a lead in a new tab, works on it by keyboard, and exports the list', async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  const listingId = await page.request
    .post(`${site.url}/graphql`, {
      data: { query: '{ search(size: 1, search: {}) { listings { id } } }' },
    })
    .then(async (response) => (await response.json()).data?.search?.listings?.[0]?.id);
  const message = 'Is it still for sale?\nWe could come on Saturday.';
  await send(
    page,
    site.url,
    { name: 'Fern Fields', email: 'fern@example.com', phone: '780-555-0199', message },
    listingId,
  );
  await send(page, site.url, { name: 'Gil Grove', email: 'gil@example.com', message: 'Please call me.' });

  const agent = await agentPage(browser, site.url, undefined, { viewport: { width: 1440, height: 900 } });
  const address = await createPage(agent, site.url, 'unread-leads');
  await agent.goto(address);
  await startEditing(agent);
  const heading = await canvasOf(agent).getByRole('textbox', { name: 'Heading' }).first().innerText();
  await retitle(agent, heading, 'Changed');
  // The toolbar tells of leads that nobody has read.
  const account = agent.getByRole('button', { name: /^Account of .+, \d+ unread leads?$/ });
  await expect(account).toBeVisible();

  await test.step('the toolbar fits with unsaved changes and unread leads', async () => {
    await expect(agent.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    for (const width of [1440, 1366, 1280, 1024, 641, 390]) {
      await agent.setViewportSize({ width, height: 900 });
      await expect.poll(() => agent.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await agent.setViewportSize({ width: 1440, height: 900 });
    await agent.getByRole('button', { name: 'Sections' }).click();
  });
  await account.click();
  const [tab] = await Promise.all([
    agent.waitForEvent('popup'),
    agent.getByRole('link', { name: 'Clients & Leads' }).click(),
  ]);
  await tab.bringToFront();
  const leads = tab.getByRole('dialog', { name: 'Clients & Leads' });
  await expect(leads.getByRole('button', { name: /Gil Grove/ })).toBeVisible();
  await expect(leads.getByText(/^\d+ leads, \d+ unread$/)).toBeVisible();
  expect(await violations(tab, { legacy: true })).toEqual([]);

  await expect(leads.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await tab.keyboard.type('(780) 555-0199');
  await expect(leads.getByText(/^1 lead, \d+ unread$/)).toBeVisible();
  await leads.getByRole('button', { name: /^Unread: Fern Fields/ }).press('Enter');
  await expect(leads.getByRole('heading', { name: 'Fern Fields' })).toBeFocused();
  await expect(leads.getByRole('link', { name: /^Reply to fern@/ })).toHaveAttribute(
    'href',
    /^mailto:fern%40example.com/,
  );
  await leads.getByLabel('Begin the mail with').selectOption('Ask what they look for');
  await expect(leads.getByRole('link', { name: /^Reply to fern@/ })).toHaveAttribute(
    'href',
    /&body=Hello%20Fern%2C.*how%20many%20bedrooms/,
  );

  // Texts of their own, by keyboard.
  await leads.getByRole('button', { name: 'Edit the Texts' }).press('Enter');
  const texts = tab.getByRole('dialog', { name: 'Reply Texts' });
  await expect(texts.getByRole('textbox', { name: 'Name in the menu' }).first()).toBeFocused();
  await texts.getByRole('button', { name: 'Delete “Not available any more”' }).press('Enter');
  await texts.getByRole('button', { name: 'Add a Text' }).press('Enter');
  await expect(texts.getByRole('textbox', { name: 'Name in the menu' }).last()).toBeFocused();
  await tab.keyboard.type('Open house');
  await expect(texts.getByRole('textbox', { name: 'Name in the menu' }).last()).toHaveValue('Open house');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  const words = 'Hello {first}, {home} is open on Sunday.';
  await tab.keyboard.type(words);
  await expect(texts.getByRole('textbox', { name: 'Text' }).last()).toHaveValue(words);
  await tab.keyboard.press('ControlOrMeta+s');
  await expect(texts.getByRole('alert')).toHaveText(/^Open house: \{first\} cannot be filled in/);
  await texts.getByRole('textbox', { name: 'Text' }).last().fill('Hello {name}, {home} is open on Sunday.');
  expect(await violations(tab, { legacy: true })).toEqual([]);
  await texts.getByRole('button', { name: 'Save Texts' }).press('Enter');
  await expect(texts).toHaveCount(0);
  await expect(leads.getByRole('button', { name: 'Edit the Texts' })).toBeFocused();
  const menu = leads.getByLabel('Begin the mail with');
  await expect(menu.getByRole('option')).toHaveText([
    'An empty mail',
    'Arrange a viewing',
    'Ask what they look for',
    'Open house',
    'Thanks, I will call',
  ]);
  await menu.selectOption('Open house');
  await expect(leads.getByRole('link', { name: /^Reply to fern@/ })).toHaveAttribute(
    'href',
    /&body=Hello%20Fern%2C%20.*%20is%20open%20on%20Sunday/,
  );
  await expect(leads.getByRole('link', { name: '780-555-0199' })).toHaveAttribute('href', 'tel:7805550199');
  await expect(leads.getByText('source: letter')).toBeVisible();
  await leads.getByLabel('Chosen lead').getByLabel('Status').selectOption('Contacted');
  await expect(leads.getByText('Status: Contacted')).toBeVisible();
  await leads.getByLabel('New note, for your team only').fill('Comes on Saturday.');
  await leads.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(leads.getByText('Comes on Saturday.', { exact: true })).toBeVisible();
  expect(await violations(tab, { legacy: true })).toEqual([]);

  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    leads.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);

  await tab.setViewportSize({ width: 390, height: 844 });
  await leads.getByRole('button', { name: 'All leads' }).press('Enter');
  await expect(leads.getByRole('button', { name: /Fern Fields/ })).toBeFocused();
  await leads.getByRole('searchbox', { name: 'Search leads' }).fill('');
  await leads.getByRole('checkbox', { name: 'Choose Gil Grove' }).check();
  await leads.getByRole('combobox', { name: 'Set status' }).selectOption('Archived');
  await expect(leads.getByRole('button', { name: /Gil Grove.*Archived/ })).toBeVisible();
  expect(await violations(tab, { legacy: true })).toEqual([]);
  await tab.keyboard.press('Escape');
  await expect(leads).toHaveCount(0);
  await agent.context().close();
});

test('an agent sets up a webhook, sees its secret once, sends a test and replays it', async ({
  browser,
  site,
}) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = await agentPage(browser, site.url, undefined, { viewport: { width: 1440, height: 900 } });
  await agent.goto(`${site.url}/privacy-policy`);
  // The dialog opens at once, however late its code is.
  const arrival = Promise.withResolvers<void>();
  await agent.route(/website-settings-dialog-/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const settings = await openSettings(agent);
  await expect(settings.getByRole('status')).toHaveText('Loading...');
  arrival.resolve();
  await settings.getByRole('button', { name: 'Integrations' }).click();
  const webhook = settings.getByRole('region', { name: 'Webhook for leads' });

  await webhook.getByLabel('URL of the webhook').fill('http://10.0.0.1/');
  await webhook.getByRole('button', { name: 'Turn On' }).click();
  await expect(webhook.getByRole('alert')).toHaveText('10.0.0.1 is not on the public internet');
  await webhook.getByLabel('URL of the webhook').fill(`http://127.0.0.1:${port}/leads`);
  await webhook.getByLabel('URL of the webhook').press('Enter');
  await expect(webhook.getByText(/^whsec_/)).toBeVisible();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await webhook.getByRole('button', { name: 'Send a Test' }).click();
  await expect(webhook.getByText(/^whsec_/)).toHaveCount(0);
  await expect(async () => {
    await webhook.getByRole('button', { name: 'Reload' }).click();
    await expect(webhook.getByText('Delivered')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await webhook.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(new Set(received).size).toBe(1);

  await agent.setViewportSize({ width: 390, height: 844 });
  await webhook.getByRole('button', { name: 'New Secret' }).scrollIntoViewIfNeeded();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await webhook.getByRole('button', { name: 'Delete Webhook' }).click();
  await agent
    .getByRole('dialog', { name: 'Delete Webhook' })
    .getByRole('button', { name: 'Delete Webhook' })
    .click();
  await expect(webhook.getByLabel('URL of the webhook')).toHaveValue('');
  await agent.context().close();
  server.close();
});
