import { STAND_IN_CLIENT, startStandInIssuer } from '../engine/testing/stand-in-issuer.ts';
import { startSeededSite } from './support/template.ts';
import { expect, listen, test, violations } from './support/test.ts';

test('a visitor signs in at a provider that returns tokens in the hash, and at one with a code, and out of both [R7.102 R7.103 R7.104 R7.105 R7.107]', async ({
  browser,
}) => {
  const [hosted, office] = [await startStandInIssuer(), await startStandInIssuer()];
  const site = await startSeededSite({
    env: {
      CUSTOMER_OIDC_ISSUER: hosted.issuer,
      CUSTOMER_OIDC_CLIENT_ID: STAND_IN_CLIENT,
      CUSTOMER_OIDC_NAME: 'Homes ID',
      CUSTOMER_OIDC_FLOW: 'implicit',
      CUSTOMER_OIDC_ISSUER_2: office.issuer,
      CUSTOMER_OIDC_CLIENT_ID_2: STAND_IN_CLIENT,
      CUSTOMER_OIDC_NAME_2: 'Office',
    },
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const consoleMessages = listen(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
    const person = { email: 'nora@new.example', email_verified: true, name: 'Nora New' };
    hosted.state.person = person;

    await page.goto(`${site.origin}/about`);
    await openMenu();
    await menu.getByRole('link', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await expect(dialog.getByRole('link', { name: 'Continue with Office' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Continue with Homes ID' }).click();

    await expect(page).toHaveURL(`${site.origin}/about`);
    expect(hosted.state.lastQuery.get('scope')).toBe('openid email');
    const state = JSON.parse(Buffer.from(hosted.state.lastQuery.get('state') ?? '', 'base64url').toString());
    expect(state).toMatchObject({ space: 'edmonton', returnTo: '/about' });
    expect(hosted.state.lastQuery.get('redirect_uri')).toBe(`${site.origin}/login/callback`);
    await openMenu();
    await expect(menu.getByRole('link', { name: 'Nora New' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'eyJ',
    );

    await page.goto(`${site.origin}/account`);
    await expect(page.getByRole('region', { name: 'Ways to sign in' })).toContainText('Homes ID');
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.origin}/about`);
    await openMenu();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
    expect(hosted.state.signOuts.at(-1)?.get('post_logout_redirect_uri')).toBe(
      `${site.origin}/login/logout/callback?spaceId=edmonton`,
    );

    office.state.person = { ...person, email_verified: false };
    await page.goto(`${site.origin}/account/sign-in?returnTo=/about`);
    await expect(page.getByRole('link', { name: 'Continue with Homes ID' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue with Office' }).click();
    await expect(page.getByRole('alert')).toContainText('has not confirmed your e-mail address');
    expect(await violations(page)).toEqual([]);
    office.state.person = person;
    await page.goto(`${site.origin}/account/sign-up?returnTo=/about`);
    await page.getByRole('link', { name: 'Continue with Office' }).click();
    await expect(page).toHaveURL(`${site.origin}/about`);
    await page.goto(`${site.origin}/account`);
    await expect(page.getByRole('region', { name: 'Ways to sign in' })).toContainText('Office');
    await page.getByRole('button', { name: 'Remove Homes ID' }).click();
    await expect(page.getByRole('status')).toHaveText('You cannot sign in in that way any more.');

    await page.goto(`${site.origin}/login/callback#id_token=eyJ.forged&state=${'x'.repeat(20)}`);
    await expect(page.getByRole('alert')).toContainText('has expired or was opened in another browser');
    expect(page.url()).toBe(`${site.origin}/login/callback`);
    expect(await violations(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
    await Promise.all([hosted.close(), office.close()]);
  }
});

test('a visitor who sends a form is signed in to a new account by a cookie that scripts do not see; an address that has an account signs nobody in [R7.071 R7.089 R7.090]', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const consoleMessages = listen(page);
  const email = `fern-${Date.now().toString(36)}@example.com`;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  const send = async (address: string) => {
    await page.goto(`${site.url}/_forms/contact-agent`);
    const form = page.getByRole('main').getByRole('form');
    await form.getByLabel('Your name').fill('Fern Hall');
    await form.getByLabel('E-mail').fill(address);
    await form.getByLabel('Message').fill('Please call me.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you! Your message has been sent.').first()).toBeVisible();
  };
  const sessionCookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'strapwork-customer');

  await send(email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fern Hall' })).toBeVisible();
  const days = ((await sessionCookie())?.expires ?? 0) - Date.now() / 1000;
  expect(days / 86_400).toBeGreaterThan(390);
  expect((await sessionCookie())?.httpOnly).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect.poll(() => requests.some((body) => body.includes('favouriteAddresses'))).toBe(true);
  await page.goto(`${site.url}/account`);
  await expect(page.getByText(`${email} (not confirmed yet)`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Choose a password' })).toBeVisible();

  await context.clearCookies();
  await send(email);
  await page.waitForLoadState('networkidle');
  expect(await sessionCookie()).toBeUndefined();
  expect(consoleMessages).toEqual([]);
  await context.close();
});
