import type { Page } from '@playwright/test';
import { agentPage, expect, graphql, SAN_ANTONIO_AGENT, test } from './support/test.ts';
import { changeWebsite } from './support/website.ts';

const SAVE =
  'mutation ($input: SavePageInput!) { savePage(input: $input) { __typename ... on UserError { message field } } }';

test('the page that agents sign in at has its title and is no page that anybody edits, lists or deletes [R2.002 R2.003 R2.005 R2.023 R2.024 R2.025]', async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/access`);
  await expect(page).toHaveTitle(/^Realtor Login\b/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Builder Login' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();

  const agent = await agentPage(browser, site.url);
  await agent.goto(site.url);
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();
  await agent.goto(`${site.url}/access`, { waitUntil: 'networkidle' });
  await expect(agent.getByText('You are signed in to')).toBeVisible();
  for (const name of ['Start Editing', 'Edit Page Details', 'Delete Page', 'Save Changes']) {
    await expect(agent.getByRole('button', { name })).toHaveCount(0);
  }

  for (const slug of ['access', 'privacy-policy', 'disclaimer']) {
    const own = { id: slug, slug, name: 'Mine', metaInfo: {}, straps: [] };
    const saved = await graphql<{ savePage: unknown }>(agent, site.url, SAVE, { input: { page: own } });
    expect(saved.data.savePage, slug).toMatchObject({ __typename: 'UserError', field: 'slug' });
  }
  const { data } = await graphql<{ pages: { slug: string }[]; deletePage: { __typename: string } }>(
    agent,
    site.url,
    'mutation { deletePage(slug: "access", revision: "1") { __typename } }',
  );
  expect(data.deletePage.__typename).toBe('UserError');
  const listed = await graphql<{ pages: { slug: string }[] }>(agent, site.url, '{ pages { slug } }');
  expect(listed.data.pages.map(({ slug }) => slug)).toContain('index');
  expect(listed.data.pages.map(({ slug }) => slug)).not.toContain('access');
  await agent.context().close();
});

test('from the home page a visitor reaches the search; a home for sale and one for lease have addresses of their own [R0.001 R2.006 R2.007 R3.113]', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const banner = page.getByRole('banner');
  await banner.locator('summary', { hasText: 'Homes' }).filter({ visible: true }).click();
  await banner.getByRole('link', { name: 'Search all homes' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible();

  for (const [type, start] of [
    ['SALE', '/for-sale/'],
    ['LEASE', '/for-lease/'],
  ] as const) {
    const home = await firstHome(page, site.url, type);
    expect(home.path.startsWith(start)).toBe(true);

    const response = await page.goto(site.url + home.path);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home.address);
    await expect(page.getByRole('main').getByText(home.courtesyOf).first()).toBeVisible();
  }
});

test('the page of sold homes shows nine of them, and finds one by its address [R1.003 R9.002]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.sanAntonio}/solds`);

  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(9);
  const sold = main.locator('a[href^="/sold/"]').first();
  await expect(sold).toBeVisible();
  const address = (await main.getByRole('article').last().getByRole('heading').textContent()) ?? '';
  await main.getByRole('searchbox').fill(address);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('article')).toContainText(address);

  await test.step('its page names who answers, and shows homes sold and for sale around it [R2.008]', async () => {
    await main.getByRole('link', { name: address }).click();
    await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
    const contact = main.getByRole('complementary', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Contact Agent' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    for (const [heading, path] of [
      ['Sold nearby', '/sold/'],
      ['For sale nearby at about this price', '/for-sale/'],
    ])
      await expect(
        page.getByRole('heading', { name: heading }).locator('..').getByRole('link').first(),
      ).toHaveAttribute('href', new RegExp(`^${path}`));
  });
});

test('only an agent is given what moves, deletes, configures and shows straps [R6.013 R6.015 R6.016 R6.017 R6.028]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const slug = `only-agents-${Date.now().toString(36)}`;
  const strap = (id: string, order: number, html: string, hidden = false) => ({
    id,
    order,
    name: 'strap-text',
    state: { title: { html, size: 'h2' }, text: { html: `<p>Text of ${id}</p>` }, buttonList: [] },
    config: { hidden },
  });
  const straps = [
    strap('one', 0, 'Seen first'),
    strap('two', 1, 'Hidden', true),
    strap('three', 2, 'Seen last'),
  ];
  const saved = await graphql(agent, site.url, SAVE, {
    input: { page: { id: slug, slug, name: slug, metaInfo: {}, straps } },
  });
  expect(saved.data).toMatchObject({ savePage: { __typename: 'SavePageSuccess' } });
  const names = ['Make it visible', 'Move up', 'Move down', 'Delete', 'Settings', 'Start Editing'];

  await agent.goto(`${site.url}/${slug}`);
  await expect(agent.getByRole('heading', { name: 'Seen last' })).toBeVisible();
  await expect(agent.getByText('Text of two')).toHaveCount(0);
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  await canvas.getByText('Text of three').click();
  for (const name of ['Move up', 'Move down', 'Delete', 'Settings']) {
    await expect(canvas.getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  await expect(canvas.getByRole('button', { name: 'Make it visible' })).toBeVisible();

  await page.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Seen last' })).toBeVisible();
  await page.getByText('Text of three').click();
  for (const name of names) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.locator('iframe, [contenteditable="true"]')).toHaveCount(0);
  await agent.context().close();
});

test('a form is sent only when its required fields, and the captcha of one in doubt, are filled in [R5.008 R5.009]', {
  tag: '@core',
}, async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('SubmitForm')) sent.push(request.url());
  });
  await page.goto(`${site.url}/_forms/general`, { waitUntil: 'networkidle' });
  const form = page.getByRole('main').getByRole('form');
  const send = form.getByRole('button', { name: 'Send' });
  const isHeldBackBy = async (label: string | RegExp, { missing = 1, count = 0 } = {}) => {
    await send.click();
    await expect(form.getByLabel(label)).toBeFocused();
    await expect(form.getByText('This field is required')).toHaveCount(missing);
    expect(sent).toHaveLength(count);
  };

  await isHeldBackBy('Your name', { missing: 3 });
  await form.getByLabel('Your name').fill('Ada');
  await isHeldBackBy('E-mail', { missing: 2 });
  await form.getByLabel('E-mail').fill('ada@example.com');
  await isHeldBackBy('Message');
  const message = 'Is it quiet? http://a.example http://b.example http://c.example';
  await form.getByLabel('Message').fill(message);
  await expect(form.getByLabel('Numbers in the picture')).toHaveCount(0);
  await send.click();
  await expect(form.getByText(/One more step/)).toBeVisible();
  await expect(form.getByLabel('Numbers in the picture')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue(message);
  await isHeldBackBy('Numbers in the picture', { count: 1 });
  await form.getByLabel('Numbers read out').evaluate(
    (audio: HTMLAudioElement) =>
      new Promise((canPlay) => {
        audio.addEventListener('canplay', canPlay);
        audio.load();
      }),
  );
  await form.getByPlaceholder('Are you human? Enter the numbers.').fill('   ');
  await isHeldBackBy('Numbers in the picture', { count: 1 });

  await form.getByLabel('Numbers in the picture').fill('1');
  await send.click();
  await expect(form.getByText('These are not the numbers')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test.describe('what all pages share', () => {
  test('the first person of a site is that of its settings [R3.031]', async ({ browser, page, site }) => {
    const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
    const privacy = page.getByRole('main');

    await page.goto(`${site.sanAntonio}/privacy-policy`);
    await expect(privacy).toContainText('We do not sell, rent or trade');

    await setTextTense(agent, site.sanAntonio, 'singular');
    await page.reload();
    await expect(privacy).toContainText('I do not sell, rent or trade');
    await expect(privacy).toContainText('Ask me what I know about you');
    await expect(privacy).not.toContainText(/\bwe\b/i);

    await setTextTense(agent, site.sanAntonio, 'plural');
    await page.reload();
    await expect(privacy).toContainText('We do not sell, rent or trade');
    await agent.context().close();
  });
});

type Home = { path: string; address: string; courtesyOf: string };

async function firstHome(page: Page, origin: string, transactionType: 'SALE' | 'LEASE'): Promise<Home> {
  const { data } = await graphql<{ search: { listings: Home[] } }>(
    page,
    origin,
    `{ search(search: { filters: { transactionType: ${transactionType} } }, size: 1) { listings { path address courtesyOf } } }`,
  );
  const [home] = data.search.listings;
  if (!home) throw new Error(`there is no home for ${transactionType}`);

  return home;
}

async function setTextTense(agent: Page, origin: string, textTense: 'singular' | 'plural'): Promise<void> {
  await changeWebsite(agent, origin, ({ config }) => Object.assign(config.display, { textTense }));
}
