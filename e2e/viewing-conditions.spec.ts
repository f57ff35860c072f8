import type { Page } from '@playwright/test';
import { startTestSmtp } from '../engine/testing/test-smtp.ts';
import { startSeededSite } from './support/template.ts';
import { expect, graphql, test, violations } from './support/test.ts';

const PASSWORD = 'four words of mine';
const NOT_CONFIRMED = 'We have not recieved your confirmation. Please try again.';

/** A home whose details are for customers who completed the viewing conditions. */
async function withheldHome(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/privacy-policy`, { waitUntil: 'domcontentloaded' });
  const { data } = await graphql<{ search: { listings: { path: string; detailsWithheld: boolean }[] } }>(
    page,
    origin,
    `{ search(search: { filters: { transactionType: LEASE, propertyTypes: [commercial] } }, size: 50) {
      listings { path detailsWithheld } } }`,
  );
  const home = data.search.listings.find(({ detailsWithheld }) => detailsWithheld);
  if (!home) throw new Error('no home withholds its details');
  return home.path;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Dora Lind');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

const remembered = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('strapwork-terms-agreement'),
    localStorage.getItem('strapwork-intention'),
  ]);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a visitor signs up for a home’s details and completes each step by keyboard, ${width} pixels wide [R2.218 R2.219 R2.221 R2.222 R2.223 R2.225 R2.226 R2.227 R2.229 R4.060 R5.004 R5.005 R5.006 R7.083 R8.009]`, async ({
    browser,
  }) => {
    test.slow();
    const smtp = await startTestSmtp();
    const site = await startSeededSite({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' } });
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    try {
      const path = await withheldHome(page, site.origin);
      await page.goto(site.origin + path);
      await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first().click();
      await signUp(page, `dora-${width}@example.com`);

      const terms = page.getByRole('dialog', { name: 'Terms of Service' });
      await expect(terms.getByRole('region', { name: 'Terms of Service' })).not.toBeEmpty();
      await expect(page).toHaveURL(site.origin + path);
      expect(await violations(page)).toEqual([]);
      await terms.getByRole('button', { name: 'Accept' }).press('Enter');

      const email = page.getByRole('dialog', { name: 'Verify Email Address' });
      await expect(email.getByText('d…@example.com')).toBeVisible();
      const [agreement, intention] = await remembered(page);
      expect(JSON.parse(agreement ?? '{}')).toMatchObject({ version: expect.any(String) });
      expect(intention).toBe(path);
      expect(await violations(page)).toEqual([]);
      await email.getByRole('button', { name: 'Next' }).press('Enter');
      await expect(email.getByText(NOT_CONFIRMED)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const isResent = page.waitForRequest((request) => request.postData()?.includes('NagResend') ?? false);
      await email.getByRole('button', { name: 'Resend Verification Email' }).press('Enter');
      await isResent;
      await expect(email.getByText('The message was sent again.')).toBeVisible();
      await expect(email.getByText(NOT_CONFIRMED)).toHaveCount(0);
      await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(2);
      const source = smtp.received[1]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
      const [link = ''] = /http:\S+\/account\/verify\?token=[\w-]+/.exec(source) ?? [];
      const mail = await context.newPage();
      await mail.goto(link);
      await mail.getByRole('button', { name: 'Confirm' }).click();
      await expect(mail.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
      await mail.close();
      await email.getByRole('button', { name: 'Next' }).press('Enter');

      const contact = page.getByRole('dialog', { name: 'Additional Contact Info' });
      const phone = contact.getByLabel('Phone number');
      const next = contact.getByRole('button', { name: 'Next' });
      await expect(next).toBeDisabled();
      await phone.fill('call me');
      await expect(contact.getByText('Please enter a valid phone number')).toBeVisible();
      await expect(next).toBeDisabled();
      await phone.fill('');
      await expect(contact.getByText('Please enter a valid phone number')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await phone.fill('(780) 555-1234');
      await expect(phone).toHaveValue('(780)555-1234');
      const saved = page.waitForRequest((request) => request.postData()?.includes('NagContact') ?? false);
      await phone.press('Enter');

      expect(JSON.parse((await saved).postData() ?? '{}').variables).toEqual({ phone: '7805551234' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Thank you! Everything can be shown now.')).toBeVisible();
      await expect(page.getByText('Your account lacks a step')).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Your account' })).toHaveCount(0);
      expect((await remembered(page))[1]).toBeNull();
    } finally {
      await context.close();
      await site.stop();
      await smtp.close();
    }
  });
}

test('a bar asks a customer with open steps to continue; a step can be cancelled, and signing out forgets [R2.220 R2.224 R2.228 R5.007 R7.084]', async ({
  page,
  site,
}) => {
  const nagCode: string[] = [];
  page.on('request', (request) => {
    if (/assets\/nag-(bar|modal)/.test(request.url())) nagCode.push(request.url());
  });
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  expect(nagCode).toEqual([]);
  await page.goto(`${site.url}/account/sign-up?returnTo=%2Fabout`);
  await signUp(page, `nora-${Date.now().toString(36)}@example.com`);

  const bar = page.getByRole('complementary', { name: 'Your account' });
  await expect(bar).toContainText(
    'More information is needed before everything can be shown: please accept the terms of service.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  // Its words have a line of their own with large text on a phone: beside the buttons it would be as high as the screen.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await bar.boundingBox())?.height).toBeLessThan(480);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await bar.getByRole('button', { name: 'Continue' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar.getByRole('button', { name: 'Continue' }).click();
  await terms.getByRole('button', { name: 'Accept' }).click();
  const email = page.getByRole('dialog', { name: 'Verify Email Address' });
  await email.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('closed steps do not open by themselves, and accepted terms are asked for no more', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(bar).toContainText('please verify your e-mail address.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!/NagProfile\b|NagContact/.test(body)) return route.continue();
    const conditions = ['loggedIn', 'termsAgreement', 'email_verified', 'contactInfo'].map((item) => ({
      item,
      complete: item !== 'contactInfo',
    }));
    const profile = { conditions, termsAgreement: null };
    const data = body.includes('NagContact(')
      ? { saveContactInfo: { profile } }
      : { viewer: { customer: { profile } } };
    await route.fulfill({ json: { data } });
  });
  await bar.getByRole('button', { name: 'Continue' }).click();
  const contact = page.getByRole('dialog', { name: 'Additional Contact Info' });
  await contact.getByLabel('Phone number').fill('780-555-1234');
  await contact.getByRole('button', { name: 'Next' }).click();
  await expect(
    contact.getByText('There was a problem with your submission, please try again.'),
  ).toBeVisible();
  await expect(contact.getByLabel('Phone number')).toHaveValue('780-555-1234');
  expect(await violations(page)).toEqual([]);
  await contact.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();

  expect((await remembered(page)).every((value) => value !== null)).toBe(true);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await test.step('it stays closed on the next pages', async () => {
    await page.goto(`${site.url}/blog`, { waitUntil: 'networkidle' });
    await expect(bar).toHaveCount(0);
  });
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await remembered(page)).toEqual([null, null]);
});
