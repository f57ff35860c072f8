import type { Page } from '@playwright/test';
import { agentPage, createPage, expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

/** Opens a page whose code is not delivered until it is released. */
async function gotoWithoutCode(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  // Recorded from the end of the document on.
  await page.waitForFunction(() => 'earlyInput' in window);

  return release;
}

test('filters chosen before hydration are applied once the page has hydrated', async ({ page, site }) => {
  // What depends on the day differs from what the server rendered: hydration starts from the latter.
  await page.clock.setSystemTime(Date.now() + 8 * DAY_MS);
  const release = await gotoWithoutCode(page, `${site.url}/search/geo/all-areas`);
  const sort = page.getByLabel('Sort by');
  await sort.selectOption('price_asc');
  await page.getByText('Bedrooms', { exact: true }).first().click();
  await page.locator('label').filter({ hasText: 'At least 3' }).first().click();
  await page.getByText('Property Types', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Condos' }).check();
  await expect(page).toHaveURL(/\/search\/geo\/all-areas$/);

  release();
  await expect(page).toHaveURL(/condo/);
  await expect(page).toHaveURL(/3-bedrooms/);
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await expect(sort).toHaveValue('price_asc');
  await expect(page.getByRole('checkbox', { name: 'Condos' })).toBeChecked();
});

test('sliders, an advanced search and a form preserve input from before hydration', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const address = await createPage(
    agent,
    site.url,
    'early-input',
    [
      { name: 'strap-advanced-search', state: { title: { html: 'What exactly', size: 'h2' } } },
      { name: 'strap-form', state: { title: { html: 'Write to us', size: 'h2' } } },
    ],
    { name: 'hero-filter-search', state: { title: { html: 'Your next home', size: 'h1' } } },
  );
  await agent.context().close();
  const release = await gotoWithoutCode(page, address);
  const hero = page.locator('.hero-filter-search');
  await hero.getByRole('slider', { name: 'Bedrooms' }).fill('4');
  await hero.getByRole('slider', { name: 'Bathrooms' }).fill('3');
  const search = page.locator('.strap-advanced-search');
  await search.locator('label').filter({ hasText: 'At least 2' }).first().click();
  await search.getByRole('combobox', { name: /^Search by city/ }).fill('Strathcona');
  const form = page.locator('.strap-form');
  await form.getByLabel('Your name').fill('Ada');
  await expect(hero.getByText('At least 4')).toHaveCount(0);

  release();
  await expect(hero.getByText('At least 4')).toBeVisible();
  await expect(hero.getByText('At least 3')).toBeVisible();
  await expect(hero.getByRole('slider', { name: 'Bedrooms' })).toHaveValue('4');
  await expect(form.getByLabel('Your name')).toHaveValue('Ada');
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+\/.*2-bedrooms$/);
});
