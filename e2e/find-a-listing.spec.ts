import { expect, test } from './support/test.ts';

test('a visitor finds a home from the home page, opens it and comes back to the same search [R1.007 R2.175]', async ({
  page,
  site,
}) => {
  await page.goto(site.url);

  await page.getByRole('combobox', { name: /^Search by city/ }).pressSequentially('Strathc', { delay: 60 });
  await page
    .getByRole('option', { name: /^Strathcona/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+/);
  await expect(page.getByRole('heading', { name: /homes in Strathcona/ })).toBeVisible();

  await page.getByText('Bedrooms', { exact: true }).first().click();
  await page.locator('label').filter({ hasText: 'At least 3' }).first().click();
  await expect(page).toHaveURL(/3-bedrooms/);
  await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  const search = page.url();

  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();

  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Return to search' }).click();
  await expect(page).toHaveURL(search);
});

test('a place is found by the keyboard alone', async ({ page, site }) => {
  await page.goto(site.url);
  const box = page.getByRole('combobox', { name: /^Search by city/ });

  await box.focus();
  await box.pressSequentially('Garnea', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+/);
});

test('suggestions come only after more than 3 characters [R4.038]', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await page.goto(site.url);
  const box = page.getByRole('combobox', { name: /^Search by city/ });

  await box.pressSequentially('Str', { delay: 60 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(asked).toEqual([]);

  await box.pressSequentially('a');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search, a page of results and a listing are whole without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Search by city/ })
    .or(page.getByRole('combobox', { name: /^Search by city/ }))
    .fill('Garneau');
  await page.getByRole('button', { name: 'Search' }).first().click();

  await expect(page.getByRole('heading', { name: /homes in Garneau/ })).toBeVisible();
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
