import { startTestSmtp } from '../engine/testing/test-smtp.ts';
import { startSeededSite } from './support/template.ts';
import { expect, test, violations } from './support/test.ts';

test('a visitor signs up and confirms the address by the link of the mail, without JavaScript, on a phone and a large screen', async ({
  browser,
}) => {
  const smtp = await startTestSmtp();
  const site = await startSeededSite({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com' } });
  try {
    for (const width of [390, 1440])
      await test.step(`${width} pixels wide`, async () => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport: { width, height: 844 },
        });
        const page = await context.newPage();
        const email = `dora-${width}@example.com`;
        const begun = smtp.received.length;
        const mails = () => smtp.received.slice(begun);
        await page.goto(`${site.origin}/account/sign-up`);
        await page.getByLabel('Your name').fill('Dora Lind');
        await page.getByLabel('E-mail address').fill(email);
        await page.getByLabel('Password').fill('four words of mine');
        await page.getByRole('button', { name: 'Sign Up' }).click();
        await expect.poll(() => mails().map(({ to }) => to), { timeout: 30_000 }).toEqual([email]);

        const source = mails()[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
        const [link = ''] = /http:\S+\/account\/verify\?token=[\w-]+/.exec(source) ?? [];
        await page.goto(link);
        await expect(page.getByText(`Is ${email} your address`)).toBeVisible();
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await page.getByRole('button', { name: 'Confirm' }).click();
        await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();

        await page.goto(link);
        await page.getByRole('button', { name: 'Send a New Link' }).click();
        await expect(page.getByText('is confirmed already')).toBeVisible();
        await context.close();
      });
  } finally {
    await site.stop();
    await smtp.close();
  }
});

test('the pages are read by axe without a finding', async ({ page, site }) => {
  await page.goto(`${site.url}/account/verify?token=nothing`);

  await expect(page.getByRole('alert')).toHaveText('This link has expired, or was used already.');
  expect(await violations(page)).toEqual([]);
});

test('without a mail server the link is found among the mails of the demo, by nobody but this machine', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/account/sign-up`);
  await page.getByLabel('Your name').fill('Elsa Lind');
  await page.getByLabel('E-mail address').fill('elsa@example.com');
  await page.getByLabel('Password').fill('four words of mine');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeHidden();

  await expect(async () => {
    await page.goto(`${site.url}/__mail`);
    await page
      .getByRole('row')
      .filter({ hasText: 'elsa@example.com' })
      .getByRole('link')
      .first()
      .click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /confirm/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
});
