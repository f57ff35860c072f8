import type { Page } from '@playwright/test';
import { startTestSmtp } from '../engine/testing/test-smtp.ts';
import { startSeededSite } from './support/template.ts';
import { expect, graphql, test, violations } from './support/test.ts';

const PASSWORD = 'four words of mine';

async function signUp(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/account/sign-up`);
  await page.getByLabel('Your name').fill('Dora Lind');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

/** By the form's own page; the home it is about. */
async function requestTour(page: Page, origin: string): Promise<{ id: string; path: string }> {
  const { data } = await graphql<{ search: { listings: { id: string; path: string }[] } }>(
    page,
    origin,
    '{ search(size: 1) { listings { id path } } }',
  );
  const [home] = data.search.listings;
  if (!home) throw new Error('No home is for sale');
  await page.goto(`${origin}/_forms/tour?listing=${home.id}`);
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Which type of property tour would you prefer?').selectOption('Video Tour');
  const date = form.getByLabel('Preferred day');
  await date.fill((await date.getAttribute('max')) ?? '');
  await expect(form.getByLabel('Your name')).toHaveValue('Dora Lind');
  await form.getByLabel('Use another address').check();
  await form.getByLabel('E-mail').fill('dora@example.com');
  await form.getByLabel('Phone').fill('780-555-1234');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you! Your message has been sent.').first()).toBeVisible();

  return home;
}

for (const width of [390, 1440]) {
  test(`a customer changes the password, downloads the data and deletes the account, without JavaScript, ${width} pixels wide`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const email = `dora-${width}-${Date.now().toString(36)}@example.com`;
    await signUp(page, site.url, email);
    await page.goto(`${site.url}/account`);
    await expect(page.getByText(`${email} (not confirmed yet)`)).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);

    const form = page.getByRole('region', { name: 'Change password' });
    await form.getByLabel('Current password').fill('not this one');
    await form.getByLabel('New password').fill('quite another phrase');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your password.',
    );
    await form.getByLabel('Current password').fill(PASSWORD);
    await form.getByLabel('New password').fill('quite another phrase');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('status')).toHaveText(/Your password is changed/);

    const alerts = page.getByRole('region', { name: 'E-mail about listings' });
    const favourites = alerts.getByLabel('Favourites');
    await expect(favourites.getByRole('option')).toHaveText(['At once', 'Daily', 'Weekly', 'Never']);
    for (const often of ['At once', 'Daily', 'Weekly', 'Never']) {
      await favourites.selectOption(often);
      await alerts.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status')).toHaveText('Your choice is saved.');
      await expect(favourites.getByRole('option', { name: often, selected: true })).toHaveCount(1);
    }

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download My Data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');

    await page.getByRole('link', { name: 'Delete My Account' }).click();
    await page.getByLabel('Your password').fill('quite another phrase');
    await page.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    await page.goto(`${site.url}/account`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await context.close();
  });
}

test('the account pages are read by axe without a finding, and are out of the reach of the scripts of the site', async ({
  page,
  site,
}) => {
  await signUp(page, site.url, `axe-${Date.now().toString(36)}@example.com`);
  for (const path of ['/account', '/account/delete', '/account/forgot']) {
    await page.goto(`${site.url}${path}`);
    expect(await violations(page)).toEqual([]);
  }

  await page.goto(`${site.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Dora Lind' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Homes, Searches and Requests' }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Favourites', exact: true }),
  ).toBeVisible();
  await test.step('a tour that the customer requests is listed, and can be cancelled', async () => {
    const home = await requestTour(page, site.url);
    await page.goto(`${site.url}/#saved`);
    const requests = page.getByRole('dialog').locator('section', { hasText: 'My requests' });
    const row = requests.getByRole('listitem').first();
    await expect(row.getByRole('link')).toHaveAttribute('href', home.path);
    await expect(row.locator('img')).toBeVisible();
    await expect(row.getByText(/^Video Tour, /)).toBeVisible();
    await expect(row.getByText('Sent', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await row.getByRole('button', { name: /^Cancel the tour/ }).press('Enter');
    await expect(row.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await row.getByRole('button', { name: 'Cancel the tour', exact: true }).press('Enter');
    await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
  });
  await page.goto(`${site.url}/account`);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.goto(`${site.url}/about`);
  const read = await page.evaluate(async () => {
    const fetched = await fetch('/account');
    const opened = window.open('/account');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    let text = '';
    try {
      text = opened?.document.body?.innerText ?? '';
    } catch {
      text = '';
    }
    return { status: fetched.status, text };
  });
  expect(read.status).toBe(403);
  expect(read.text).not.toContain('@example.com');
});

test('a forgotten password is replaced by the link of a mail', async ({ browser }) => {
  const smtp = await startTestSmtp();
  const site = await startSeededSite({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' } });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signUp(page, site.origin, 'dora@example.com');
    await context.clearCookies();
    await page.goto(`${site.origin}/account/sign-in`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail address').fill('dora@example.com');
    await page.getByRole('button', { name: 'Send a Link' }).click();
    await expect(page.getByRole('status')).toContainText('a link is on its way');
    const sources = () =>
      smtp.received.map(({ source }) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    const linkOf = () => /http:\S+\/account\/reset\?token=[\w-]+/.exec(sources().join('\n'))?.[0] ?? '';
    await expect.poll(linkOf, { timeout: 30_000 }).not.toBe('');

    await page.goto(linkOf());
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('New password').fill('quite another phrase');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('E-mail address').fill('dora@example.com');
    await page.getByLabel('Password').fill('quite another phrase');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
  } finally {
    await context.close();
    await site.stop();
    await smtp.close();
  }
});
