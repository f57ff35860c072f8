import type { Page } from '@playwright/test';
import { expect, graphql, signIn, test, violations } from './support/test.ts';

const PASSWORD = 'four words of mine';

/** Fills the provider's form in and sends it. */
async function send(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a visitor signs up in the drawer, is back on the page, signs out and signs in again [R2.254 R2.255 R2.256 R6.004 R6.005 R6.011]', {
    tag: '@core',
  }, async ({ page, site }) => {
    const email = `dora-${Date.now().toString(36)}@example.com`;
    const open = page.getByRole('banner').getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('navigation', { name: 'Main' });
    await page.goto(`${site.url}/about`);
    await open.tap();
    await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Sign Out')).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Sign Up' }).tap();

    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await send(page, { 'Your name': 'Dora Lind', 'E-mail address': email, Password: 'short' }, 'Sign Up');
    const password = page.getByLabel('Password');
    await expect(password).toHaveAccessibleDescription(/Use at least 10 characters\./);
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Dora Lind');
    expect(await violations(page)).toEqual([]);
    await send(page, { Password: PASSWORD }, 'Sign Up');

    await expect(page).toHaveURL(`${site.url}/about`);
    await open.tap();
    await expect(drawer.getByRole('link', { name: 'Dora Lind' })).toHaveAttribute('href', '/account');
    await expect(drawer.getByText('d…@example.com')).toBeVisible();
    expect(await page.content()).not.toContain(email);
    await expect(page.getByRole('region', { name: 'Editor', exact: true })).toHaveCount(0);
    await expect(drawer.getByRole('link', { name: /^Sign (Up|In)$/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Sign Out' }).tap();

    await expect(page).toHaveURL(`${site.url}/about`);
    await open.tap();
    await drawer.getByRole('link', { name: 'Sign In' }).tap();
    await page
      .getByRole('dialog', { name: 'Sign In' })
      .getByRole('link', { name: 'Sign In', exact: true })
      .tap();
    await send(page, { 'E-mail address': email.toUpperCase(), Password: PASSWORD }, 'Sign In');
    await expect(page).toHaveURL(`${site.url}/about`);
    await open.tap();
    await expect(drawer.getByText('Dora Lind')).toBeVisible();
  });
});

test('a customer cannot edit; with an agent sign-in in the same browser there are two independent sessions [R1.028 R4.063 R7.106]', async ({
  page,
  site,
}) => {
  const header = page.getByRole('banner');
  await page.goto(`${site.url}/about`);
  await header.getByRole('link', { name: 'Sign In' }).click();
  await page
    .getByRole('dialog', { name: 'Sign In' })
    .getByRole('link', { name: 'Sign In', exact: true })
    .click();
  await send(page, { 'E-mail address': 'customer@edmonton.example', Password: 'strapwork-demo' }, 'Sign In');

  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(header.getByText('Cora Dunn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);
  const response = await graphql<{ viewer: object; deletePage: null } | null>(
    page,
    site.url,
    'mutation { deletePage(slug: "about", revision: "1") { __typename } }',
  );
  expect(response.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const viewer = '{ viewer { canEdit agent { email } customer { email } } }';
  const asCustomer = await graphql(page, site.url, viewer);
  expect(asCustomer.data).toEqual({
    viewer: { canEdit: false, agent: null, customer: { email: 'c…@edmonton.example' } },
  });

  const attempts = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.endsWith('-attempt'));
  expect(await attempts()).toEqual([]);
  await page.goto(`${site.url}/access`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Sign in to edit')).toBeVisible();
  expect(await attempts()).toEqual(['strapwork-agent-attempt']);
  await signIn(page, site.url);
  const asBoth = await graphql(page, site.url, viewer);
  expect(asBoth.data).toEqual({
    viewer: {
      canEdit: true,
      agent: { email: 'agent@edmonton.example' },
      customer: { email: 'c…@edmonton.example' },
    },
  });
  const cookies = await page.context().cookies();
  const held = cookies.filter(({ name }) => /^strapwork-(agent|customer)$/.test(name));
  expect(held.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).sort()).toEqual([
    ['strapwork-agent', true, 'Lax'],
    ['strapwork-customer', true, 'Lax'],
  ]);
  expect(new Set(held.map(({ value }) => value)).size).toBe(2);

  await page.goto(`${site.url}/about`);
  await header.getByRole('button', { name: 'Sign Out as Customer' }).first().click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(header.getByText('Cora Dunn')).toHaveCount(0);
  const asAgent = await graphql<{ viewer: object }>(page, site.url, viewer);
  expect(asAgent.data.viewer).toMatchObject({ canEdit: true, customer: null });
});

test('without JavaScript a visitor signs up and out', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  const banner = page.getByRole('banner');
  const height = async () => (await banner.boundingBox())?.height;
  const before = await height();
  await banner.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const email = `elsa-${Date.now().toString(36)}@example.com`;
  const name = 'Elisabeth Birdwhistle-Vandermeer';
  await send(page, { 'Your name': name, 'E-mail address': email, Password: PASSWORD }, 'Sign Up');

  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(banner.getByText(name).first()).toBeVisible();
  // A long name leaves the navigation its one line.
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await height()).toBe(before);
  }
  await banner.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.close();
});
