import { expect, test } from './support/test.ts';

test('a form that cannot be had or sent says so and keeps what was typed; one that was taken is thanked for [R8.012 R8.013 R8.014 R4.072]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/sellers`, { waitUntil: 'networkidle' });
  const fails = (operation: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(operation) ? route.abort() : route.continue(),
    );

  await fails('FormView');
  await page
    .getByRole('link', { name: /evaluation/i })
    .and(page.locator('[aria-haspopup]'))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Free Home Evaluation' });
  await expect(dialog.getByRole('alert')).toContainText('The form could not be loaded. Please try again.');

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Address of the home').fill('1 Main Street');
  await dialog.getByLabel('Your name').fill('Ada');
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await fails('SubmitForm');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Your message could not be sent. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ada');

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you! Your message has been sent.' });
  await expect(thanks).toHaveClass(/is-branded/);
  await page.clock.runFor(8000);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(3000);
  await expect(thanks).toHaveCount(0);
});

test('without JavaScript a link to a modal leads to a page that does the same', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(`${site.url}/_forms/home-evaluation?listing=E1`);

  await expect(page.getByRole('heading', { level: 1, name: 'Free home evaluation' })).toBeVisible();
  await expect(page.getByLabel('Address of the home')).toBeVisible();
  expect((await page.goto(`${site.url}/_forms/nothing`))?.status()).toBe(404);
  await context.close();
});
