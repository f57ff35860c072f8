import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('results are pages of twenty homes; filters, sort and page are in the URL and survive a reload [R2.033 R2.037 R2.172 R9.001 R9.006 R9.007]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  const heading = page.getByRole('heading', { name: /homes? (for (sale|lease) )?in/ });
  const all = await heading.textContent();
  const results = page.getByRole('list', { name: 'Results' });
  const firstHome = results.getByRole('link').first();
  await expect(results.getByRole('article')).toHaveCount(20);

  await page.getByText('Property Types', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Condos' }).check();
  await expect(page).toHaveURL(/condo/);
  await page.keyboard.press('Escape');
  await expect(heading).not.toHaveText(all ?? '');
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => pricesOf(results).then(isRising)).toBe(true);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The address changes at once, the list with the response.
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  const first = await firstHome.getAttribute('href');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });

  await expect(page).toHaveURL(/condo.*page=2|page=2.*condo/);
  await expect(firstHome).toHaveAttribute('href', first ?? '');
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc');

  // Back and on while the code of the page is still loading.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/page=2/);

  await page.getByLabel('Sort by').selectOption('price_des');
  release();
  await expect(page).toHaveURL(/sort=price_des/);
  await expect.poll(() => pricesOf(results).then((prices) => isRising(prices.toReversed()))).toBe(true);
});

/** The prices of the list in its order; not all of a page are equal. */
async function pricesOf(results: Locator): Promise<number[]> {
  const texts = await results.locator('article .home-card__price').allTextContents();

  return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

const isRising = (prices: number[]) =>
  prices.length === 20 &&
  new Set(prices).size > 1 &&
  prices.every((price, index) => price >= (prices[index - 1] ?? 0));

test('cards show their photos and why they match; past the last page the search is narrowed', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search/geo/all-areas/price-to-700000,1-car-garage`);
  const results = page.getByRole('list', { name: 'Results' });
  const card = results
    .getByRole('listitem')
    .filter({ has: page.locator('.card-photos') })
    .first();
  await expect(page.getByText(/^Why: [2-9]-car garage$/).first()).toBeVisible();
  await expect(card.locator('.home-card__price')).toHaveCSS('font-variant-numeric', /lining-nums/);
  const count = card.locator('.card-photos__count > [aria-hidden]');
  await card.locator('.card-photos').hover();
  await expect(count).toHaveText(/^1\//);
  await card.getByRole('button', { name: 'Next photo' }).click();
  await expect(count).toHaveText(/^2\//);
  await card.getByRole('link').first().press('ArrowLeft');
  await expect(count).toHaveText(/^1\//);
  await test.step('the photos that scroll are no stop before the link of a card', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.card-photos__strip:focus')).toHaveCount(0);
    await expect(card.locator('.card-photos__strip')).toHaveAttribute('tabindex', '-1');
  });
  await expect(page).toHaveURL(/price-to-700000/);

  await page.goto(`${site.url}/search/geo/all-areas/with-pool`);
  await expect(results.getByRole('listitem').first()).toContainText(/Why: with a pool/);

  await page.goto(`${site.url}/search/geo/all-areas/open-houses`);
  await expect(page.getByLabel('Sort by')).toHaveValue('open_house');
  await expect(results.getByRole('listitem').first()).toContainText(/Open \w+ \w+ \d+, [\d:]+ [ap]m to/);

  await page.goto(`${site.url}/search?page=100`);
  const others = page.getByText('Narrow the search to see the others.');
  await expect(others).toContainText('Pages show the first 2,000 homes of');
  const narrower = page.locator('.beyond-pages').getByRole('link', { name: '$50K – $75K' });
  await narrower.click();
  await expect(page).toHaveURL(/price-from-50000,price-to-74999/);
  await expect(others).toHaveCount(0);
  await expect(results).toHaveAttribute('aria-busy', 'false');
  for (const price of await pricesOf(results)) {
    expect(price).toBeGreaterThanOrEqual(50_000);
    expect(price).toBeLessThanOrEqual(75_000);
  }
});

test('a search that finds nothing says what is found without each filter, also without JavaScript', async ({
  browser,
  page,
  site,
}) => {
  const path = '/search/geo/all-areas/land,6-bedrooms';
  await page.goto(site.url + path);

  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  const way = page.getByRole('link', { name: /^Any number of bedrooms [\d,]+ homes$/ });
  const count = (await way.textContent())?.match(/([\d,]+ homes)$/)?.[1];
  await way.click();

  await expect(page).toHaveURL(/\/search\/geo\/all-areas\/land$/);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count}`) })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.url + path);
  await expect(plain.getByRole('link', { name: /^All types of homes [\d,]+ homes$/ })).toBeVisible();
  await expect(plain.getByRole('link', { name: /^Clear all filters \([\d,]+ homes\)$/ })).toBeVisible();
  await context.close();
});

test('filters that cannot be parsed are logged to the console, and the search shows results [R2.010 R8.028]', async ({
  page,
  site,
}) => {
  const warning = page.waitForEvent('console', (entry) =>
    entry.text().startsWith('Cannot decode filters part of URL'),
  );
  await page.goto(`${site.url}/search/geo/all-areas/nonsense`);

  expect((await warning).text()).toContain('/search/geo/all-areas/nonsense');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
});

for (const path of [
  '/search/geo/all-areas/%%%',
  '/search/geo/all-areas/3-bedrooms,no-such-thing,-5-bathrooms',
  '/search/geo/wof/not-a-number/defaults',
  '/search?area=abc&page=-7&sort=nonsense&lat=999&lon=abc',
  '/search?box=1,2,3&page=99999999999999999999',
]) {
  test(`a malformed search URL results in a sensible search: ${path}`, async ({ page, site }) => {
    const response = await page.goto(site.url + path);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
