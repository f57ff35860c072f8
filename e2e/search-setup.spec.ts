import type { Page } from '@playwright/test';
import { expect, graphql, test, violations } from './support/test.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /homes? (for (sale|lease) )?in/ });

type Term = { field: string; operator: string; values: string[] };

/** What the source has for a term, by a request besides the page's. */
async function expected(page: Page, origin: string, term: Term): Promise<number> {
  const { data } = await graphql<{ search: { total: number } }>(
    page,
    origin,
    'query ($raw: [RawTermInput!]) { search(search: { filters: { raw: $raw, transactionType: SALE } }) { total } }',
    { raw: [term] },
  );
  return data.search.total;
}

/** The panels of a site are in its advanced search, all filters in groups beside the results. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/search/geo/all-areas`);
  await expect(async () => {
    const advanced = page.getByRole('button', { name: 'Use Advanced Search' });
    if (await advanced.isVisible()) await advanced.click();
    await expect(page.getByRole('button', { name: 'Use Basic Search' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function expectTotal(page: Page, total: number): Promise<void> {
  expect(total).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(new RegExp(`^${total.toLocaleString('en')} `));
}

test('panels that the site sets on fields of its source narrow the results: a range, a text, checked values [R2.169, R2.170, R2.171]', async ({
  page,
  site,
}) => {
  const all = await expected(page, site.url, { field: 'year_built', operator: 'gte', values: ['0'] });
  const built = await expected(page, site.url, { field: 'year_built', operator: 'gte', values: ['2015'] });
  await open(page, site.url);
  const filters = page.getByRole('dialog', { name: 'All filters' });
  await expect(filters.getByRole('heading', { level: 3 })).toHaveText([
    'Price',
    'Home',
    'Monthly costs',
    'Lot and outside',
    'Features and keywords',
    'Listing',
    'Agent and office',
  ]);
  await expect(filters.getByRole('checkbox', { name: /^Condos ?, .* homes$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await filters
    .getByRole('region', { name: 'Home' })
    .getByRole('slider', { name: 'Year built, from' })
    .fill('2015');
  await expectTotal(page, built);
  expect(built).toBeLessThan(all);

  await open(page, site.url);
  const kind = 'Triple garage attached';
  await page.getByRole('combobox', { name: 'Kind of parking' }).selectOption(kind);
  const triple = { field: 'additionalDetails.Parking', operator: 'match', values: [kind] };
  await expectTotal(page, await expected(page, site.url, triple));

  await open(page, site.url);
  const suite = page.getByRole('checkbox', { name: /^Legal suite/ });
  const suites = { field: 'additionalDetails.Basement', operator: 'in', values: ['Suite, legal'] };
  const found = await expected(page, site.url, suites);
  await expect(page.locator('label', { has: suite })).toContainText(found.toLocaleString('en'));
  await suite.check();
  await expectTotal(page, found);
  await page.reload();
  await expectTotal(page, found);
});

test('an office of the site’s list narrows the results, and a prepared search comes with its criteria and title', async ({
  page,
  site,
}) => {
  const office = { field: 'listOfficeId', operator: 'eq', values: ['edm-o2'] };
  const listed = await expected(page, site.url, office);
  await open(page, site.url);
  await page.getByRole('combobox', { name: 'Office' }).selectOption({ label: 'Parkline Realty' });
  await expectTotal(page, listed);

  await page.goto(`${site.url}/search/p/legal-suites`);
  await expect(page).toHaveTitle(/Houses with a legal suite in Edmonton/);
  await expect(page.getByRole('list', { name: 'Filters of this search' })).toContainText(
    'Basement: Legal suite',
  );
});

test('the filter sheet of phones counts the active filters and their results', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/search/geo/all-areas`);
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');

  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ homes$/ })).toBeVisible();
  const condos = sheet.locator('label', { has: page.getByRole('checkbox', { name: /^Condos/ }) });
  await expect(condos).toContainText(/[\d,]{3,}/);
});
