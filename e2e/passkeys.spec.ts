import type { Page } from '@playwright/test';
import { OWNER, SETUP_LINK } from '../scripts/lib/set-up-site.ts';
import { startSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { expect, listen, signIn, test, violations } from './support/test.ts';

const PASSWORD = 'four words of mine';

/** A virtual authenticator of the device with user verification. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  return {
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Puts an older state of the credential in its place, as a copy would have. */
    async setCounter(signCount: number) {
      const [credential] = (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
      if (!credential) throw new Error('There is no credential');
      await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } });
    },
    /** Whether the browser answers a page that asks. */
    setPresent: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a customer adds a passkey, signs in with it without a password, and removes it; copies, replays and unverified users are rejected', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const consoleMessages = listen(page);
  const device = await addAuthenticator(page);
  const email = `pia-${Date.now().toString(36)}@example.com`;
  const methods = page.getByRole('region', { name: 'Ways to sign in' });
  const withPasskey = page.getByRole('button', { name: 'Sign In with a Passkey' });
  const signOut = () => context.clearCookies();

  await page.goto(`${site.url}/account/sign-up?returnTo=/account`);
  await page.getByLabel('Your name').fill('Pia Lund');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await methods.getByRole('link', { name: 'Add a Passkey' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name of the passkey').fill('My <phone>');
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your browser asks where to keep the passkey My <phone>.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Passkey' }).click();
  await expect(page.getByRole('status')).toContainText('Your passkey is added.');
  await expect(methods.getByRole('listitem')).toContainText('My <phone>');
  await expect(methods.getByRole('listitem')).toContainText('Not used yet');
  expect(await violations(page)).toEqual([]);
  const [credential] = await device.credentials();
  expect(credential).toMatchObject({ rpId: 'localhost', isResidentCredential: true });

  await signOut();
  await device.setPresent(false);
  await page.goto(`${site.url}/account/sign-in?returnTo=/account`);
  await expect(withPasskey).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(await violations(page)).toEqual([]);
  await device.setPresent(true);
  const sent = page.waitForRequest((request) => request.postData()?.startsWith('passkey=') === true);
  await withPasskey.click();
  const response = new URLSearchParams((await sent).postData() ?? '').get('passkey') ?? '';
  await expect(methods.getByRole('listitem')).toContainText('Last used on');

  await signOut();
  await device.setPresent(false);
  await page.goto(`${site.url}/account/sign-in`);
  await page.evaluate((replayed) => {
    const form = document.querySelector<HTMLFormElement>('#passkey');
    form?.querySelector('[name=passkey]')?.setAttribute('value', replayed);
    form?.submit();
  }, response);
  await expect(page.getByRole('alert')).toContainText('This passkey does not sign in here.');
  expect(await violations(page)).toEqual([]);

  await device.setVerified(false);
  await device.setPresent(true);
  await withPasskey.click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await device.setVerified(true);
  await device.setCounter(0);
  await withPasskey.click();
  await expect(page.getByRole('alert').first()).toContainText('This passkey does not sign in here.');
  await device.setCounter(50);
  await withPasskey.click();
  await expect(page).toHaveURL(`${site.url}/`);

  await page.goto(`${site.url}/account`);
  await methods.getByText('Rename').press('Enter');
  await methods.getByLabel('Name of the passkey').fill('Blue <phone>');
  expect(await violations(page)).toEqual([]);
  await methods.getByLabel('Name of the passkey').press('Enter');
  await expect(page.getByRole('status')).toHaveText('The passkey is renamed.');
  await methods.getByRole('button', { name: 'Remove Blue <phone>' }).click();
  await expect(page.getByRole('status')).toHaveText('You cannot sign in in that way any more.');
  await signOut();
  await device.setPresent(false);
  await page.goto(`${site.url}/account/sign-in`);
  await expect(withPasskey).toBeVisible();
  await device.setPresent(true);
  await withPasskey.click();
  await expect(page.getByRole('alert').first()).toContainText('This passkey does not sign in here.');
  expect(consoleMessages).toEqual([]);
  await context.close();
});

test('an agent adds a passkey in the settings, signs in with it, renames and removes it; it opens no account of a customer', async ({
  browser,
}) => {
  test.slow();
  const site = await startSeededSite();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const consoleMessages = listen(page);
    const device = await addAuthenticator(page);
    const account = async () => {
      const settings = await openSettings(page);
      await settings.getByRole('button', { name: 'Your Account', exact: true }).click();
      return settings;
    };
    const withPasskey = page.getByRole('button', { name: 'Sign In with a Passkey' });
    await signIn(page, site.origin);
    const settings = await account();
    await settings.getByRole('button', { name: 'Add a Passkey' }).press('Enter');
    await settings.getByLabel('Name of the passkey').fill('Office laptop');
    await settings.getByLabel('Your password').fill('not this one');
    await settings.getByRole('button', { name: 'Create Passkey' }).press('Enter');
    await expect(settings.getByLabel('Your password')).toHaveAccessibleDescription(
      'This is not your password.',
    );
    await expect(settings.getByLabel('Your password')).toBeFocused();
    await settings.getByLabel('Your password').fill('strapwork-demo');
    await settings.getByLabel('Your password').press('Enter');
    const row = settings.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(row).toContainText('Not used yet');
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true }]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, { legacy: true })).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await context.clearCookies();
    await device.setPresent(false);
    await page.goto(`${site.origin}/account/sign-in`);
    await expect(withPasskey).toBeVisible();
    await device.setPresent(true);
    await withPasskey.click();
    await expect(page.getByRole('alert').first()).toContainText('This passkey does not sign in here.');

    await device.setPresent(false);
    await page.goto(`${site.origin}/access/login?returnTo=/`);
    await expect(withPasskey).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await device.setPresent(true);
    await withPasskey.click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await account();
    await expect(row).toContainText('Last used');
    await row.getByRole('button', { name: 'Rename Office laptop' }).press('Enter');
    await row.getByLabel('Name of the passkey').fill('Blue laptop');
    await row.getByLabel('Name of the passkey').press('Enter');
    await expect(row.getByRole('button', { name: 'Rename Blue laptop' })).toBeFocused();
    await row.getByRole('button', { name: 'Remove Blue laptop' }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(settings.getByRole('button', { name: 'Add a Passkey' })).toBeFocused();

    await context.clearCookies();
    await device.setPresent(false);
    await page.goto(`${site.origin}/access/login`);
    await expect(withPasskey).toBeVisible();
    await device.setPresent(true);
    await withPasskey.click();
    await expect(page.getByRole('alert').first()).toContainText('This passkey does not sign in here.');
    expect(consoleMessages).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});

test('a new owner makes the site with a passkey and no password, signs in with it, and chooses a password later', async ({
  browser,
}) => {
  test.slow();
  const site = await startSite({ env: { DEMO: '0' } });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-CA' });
  try {
    await expect.poll(() => site.output()).toMatch(SETUP_LINK);
    const [link = ''] = SETUP_LINK.exec(site.output()) ?? [];
    const url = new URL(link);
    url.hostname = 'harbour.localhost';
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const consoleMessages = listen(page);
    const device = await addAuthenticator(page);
    const create = page.getByRole('button', { name: 'Create Site' });
    const byPasskey = page.getByRole('radio', { name: /^With a passkey/ });
    await page.goto(url.href);
    await page.getByLabel('Name of the site').fill('Harbour & Co');
    await page.getByLabel('Country', { exact: true }).selectOption('CA');
    await page.getByLabel('Time zone', { exact: true }).selectOption('America/Halifax');
    await page.getByLabel('Your name', { exact: true }).fill(OWNER.name);
    await page.getByLabel('E-mail address', { exact: true }).fill(OWNER.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await byPasskey.press('Space');
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    expect(await violations(page)).toEqual([]);

    await device.setVerified(false);
    await create.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Your device made no passkey. Try again, or choose a password.',
    );
    await device.setVerified(true);
    // No passkey is made until all other fields are valid.
    const zone = page.getByLabel('Time zone', { exact: true });
    // Only offered without scripts.
    await zone.evaluate((select: HTMLSelectElement) => select.add(new Option('Chicago', 'America/Chicago')));
    await zone.selectOption('America/Chicago');
    await create.press('Enter');
    await expect(page.getByText('Choose a time zone of the country.')).toBeVisible();
    await expect(byPasskey).toBeChecked();
    expect(await device.credentials()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Time zone', { exact: true }).selectOption('America/Halifax');
    await create.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Set up your site' })).toBeVisible();
    expect(await device.credentials()).toMatchObject([
      { rpId: 'harbour.localhost', isResidentCredential: true },
    ]);

    await context.clearCookies();
    await device.setPresent(false);
    await page.goto(`${url.origin}/access/login?returnTo=/privacy-policy`);
    await page.getByLabel('E-mail address').fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill('-');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await device.setPresent(true);
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
    await expect(page).toHaveURL(`${url.origin}/privacy-policy`);

    await page.setViewportSize({ width: 1440, height: 900 });
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Your Account', exact: true }).click();
    await expect(settings.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toContainText(
      'My device',
    );
    await settings.getByRole('button', { name: 'Change Password' }).click();
    await expect(settings.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
    await settings.getByLabel('New password').fill(OWNER.password);
    await settings.getByRole('button', { name: 'Choose a Password' }).click();
    await expect(
      page.getByText('Your password is changed, and your other sessions are ended.'),
    ).toBeVisible();
    await settings.getByRole('button', { name: 'Change Password' }).click();
    await expect(settings.getByLabel('Your password so far')).toBeVisible();
    expect(consoleMessages).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});
