import { expect, test } from './support/test.ts';

test('all filters beside the results: open houses of a day, a monthly fee, and Back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  // The panel of the last chip once reached beyond the screen.
  await page.locator('summary', { hasText: 'Bathrooms' }).click();
  await expect(page.locator('.popover[open]').getByText('6+', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All filters' }).click();
  const all = page.getByRole('dialog', { name: 'All filters' });
  await expect(all.locator('.price-histogram__bar').first()).toBeAttached();

  await all.getByRole('radio', { name: /^This weekend/ }).check();
  await expect(page).toHaveURL(/\/search\/open-houses-weekend$/);
  await expect(all.getByRole('group', { name: 'Condo fee', exact: true })).toBeVisible();
  await all.getByLabel('Fee a month up to').fill('400');
  await all.getByLabel('Fee a month up to').press('Tab');
  await expect(page).toHaveURL(/\/search\/fee-to-400,open-houses-weekend$/);
  await expect(all).toContainText('Condos and townhouses with no fee given are left out.');

  await page.goBack();
  await expect(all).toBeHidden();
  await expect(page).toHaveURL(/fee-to-400,open-houses-weekend$/);
  const chips = page.getByRole('list', { name: 'Filters of this search' });
  await expect(chips).toContainText('Monthly fee up to $400');
  await chips.getByRole('link', { name: /Open houses this weekend/ }).click();
  await expect(page).toHaveURL(/\/search\/fee-to-400$/);
  await page.goBack();
  await expect(page).toHaveURL(/fee-to-400,open-houses-weekend$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/open-houses-weekend$/);
});

test('a sentence asks for the open houses of the weekend', async ({ page, site }) => {
  await page.goto(`${site.url}/search?q=${encodeURIComponent('condos with open houses this weekend')}`);

  await expect(page).toHaveURL(/condos,open-houses-weekend/);
});
