import { expect, graphql, test, violations } from './support/test.ts';

test('places are typed together, added and taken off', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('combobox', { name: /^Search by city/ }).fill('Strathcona or Garneau under 900k');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+,\d+\/price-to-900000$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Strathcona or Garneau');
  const found = page.getByRole('heading', { level: 2, name: /homes? for sale in Strathcona or Garneau$/ });
  await expect(found).toBeVisible();
  const [, ids = ''] = /wof\/([\d,]+)/.exec(page.url()) ?? [];
  const { data } = await graphql<{ search: { total: number } }>(
    page,
    site.url,
    `{ search(search: { filters: { transactionType: SALE, highPrice: 900000 }, geo: { placeIds: [${ids}] } }) { total } }`,
  );
  await expect(found).toHaveText(new RegExp(`^${data.search.total.toLocaleString('en')} `));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');

  await page.getByRole('button', { name: 'Add a place' }).click();
  const field = page.getByRole('combobox', { name: 'Add a place' });
  await expect(field).toBeFocused();
  await field.pressSequentially('Oliv', { delay: 60 });
  await expect(page.getByRole('option', { name: /^Oliver/ }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+,\d+,\d+\/price-to-900000$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Strathcona, Garneau or Oliver');

  await page.getByRole('link', { name: 'Take away: Garneau' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Strathcona or Oliver');
  await page.getByRole('link', { name: 'Take away: Oliver' }).click();
  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+\/price-to-900000$/);
  await expect(page.getByRole('heading', { name: /homes? for sale in Strathcona$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take away: Strathcona' })).toHaveCount(0);
});

test('several places are searched without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/search`);

  await page.getByRole('combobox', { name: /^Search by city/ }).fill('Strathcona and Garneau');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Strathcona or Garneau');
  await expect(page.getByRole('link', { name: 'Take away: Garneau' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a place' })).toBeHidden();
  await context.close();
});
