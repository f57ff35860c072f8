import type { Page } from '@playwright/test';
import { expect, graphql, test } from './support/test.ts';

/** A phone shows no map until the visitor opens it: where only the number of homes matters, none is rendered. */
const PHONE = { width: 390, height: 844 };
const count = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /homes? (for (sale|lease) )?(in|near) / });

async function total(page: Page, url: string): Promise<number> {
  await page.setViewportSize(PHONE);
  await page.goto(url);
  return Number.parseInt(((await count(page).textContent()) ?? '').replaceAll(',', ''), 10);
}

test('the URL contains where to search: everywhere, a place, a custom area [R1.004 R2.009 R2.030 R2.031 R2.046]', async ({
  page,
  site,
}) => {
  const everywhere = await total(page, `${site.url}/search/geo/all-areas`);
  const { data } = await graphql<{ autocomplete: { place?: { id: string; name: string } }[] }>(
    page,
    site.url,
    '{ autocomplete(text: "Strathcona") { ... on PlaceSuggestion { place { id name } } } }',
  );
  const place = data.autocomplete.find((suggestion) => suggestion.place)?.place;
  const inPlace = await total(page, `${site.url}/search/geo/wof/${place?.id}/defaults`);

  expect(inPlace).toBeGreaterThan(0);
  expect(inPlace).toBeLessThan(everywhere);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place?.name ?? 'a name');

  const whole = await total(page, `${site.url}/search/geo/wof/${place?.id}`);
  const shape = await total(page, `${site.url}/search/geo/whosonfirst/${place?.id}?type=place&path=geometry`);
  expect(shape).toBe(whole);
  expect(whole).toBeLessThan(everywhere);
});

test('homes for sale and homes for lease are searched by themselves, with a bedrooms filter beside [R1.001 R1.002 R1.005 R2.044]', async ({
  page,
  site,
}) => {
  const homes = page.getByRole('list', { name: 'Results' }).getByRole('article');
  const sales = await total(page, `${site.url}/search/geo/all-areas/for-sale`);
  await expect(homes.locator('a[href^="/for-sale/"]')).toHaveCount(20);
  const leases = await total(page, `${site.url}/search/geo/all-areas/for-lease`);
  await expect(homes.locator('a[href^="/for-lease/"]')).toHaveCount(20);
  await expect(homes.getByText(/month/).first()).toBeVisible();
  expect(await total(page, `${site.url}/search/geo/all-areas`)).toBe(sales);
  expect(await total(page, `${site.url}/search/geo/all-areas/for-sale-or-lease`)).toBe(sales + leases);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/search/geo/all-areas/for-lease`);
  await page.getByText('Bedrooms', { exact: true }).first().click();
  await page.locator('label').filter({ hasText: 'At least 3' }).first().click();

  await expect(page).toHaveURL(/for-lease,3-bedrooms/);
  await expect(count(page)).not.toHaveText(new RegExp(`^${leases.toLocaleString('en')} `));
  const beds = homes.getByRole('listitem').filter({ hasText: /^\d+ beds?$/ });
  await expect(beds).toHaveCount(await homes.count());
  await expect.poll(async () => Math.min(...(await beds.allTextContents()).map(Number.parseFloat))).toBe(3);
});

test('the search around the visitor is called Your Location and can be sorted by distance [R7.108 R4.030]', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    geolocation: { latitude: 53.5232, longitude: -113.5263 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/search/geo/all-areas`);
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option', { name: 'Nearest' })).toHaveCount(0);

  await page.getByRole('combobox', { name: /^Search by city/ }).click();
  await expect(page.getByRole('option', { name: 'Your Location' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Your Location' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/lat=53\.5232&lon=-113\.5263/);
  await expect(count(page)).toContainText('near Your Location');
  await sort.selectOption({ label: 'Nearest' });
  await expect(page).toHaveURL(/sort=geo_centre/);
  await context.close();
});

test('a saved search asks a visitor without an account to sign in', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/search/s/12345`);

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Sign in to see this saved search' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('what is measured', { tag: '@timed' }, () => {
  for (const [name, path] of [
    ['another script', '/search/geo/漢字/☺/ü,é,ß?sort=高&page=１'],
    ['markup', '/search/geo/all-areas/<script>alert(1)</script>?ids="><script>alert(1)</script>&area=<b>'],
    ['the ends of numbers', '/search/999999999999-bedrooms,price-to-999999999?page=501&lat=90&lon=180'],
    [
      'the wrong kind of everything',
      '/search/geo/wof/__proto__/raw.constructor.eq.x?box=NaN,NaN,NaN,NaN&map=yes',
    ],
    ['thousands of filters', `/search/${'raw.city.eq.a,'.repeat(250)}`],
    ['a field that cannot be compared', '/search/raw.year_built.gte.abc,raw.nothing.eq.x'],
    ['places and areas that are not there', '/search/geo/wof/here?area=~&box=1,2&ids=a%7Cb'],
    ['an area of an unknown index', '/search/geo/nowhere/7/houses?type=x&path=y'],
  ] as const) {
    test(`a URL with ${name} results in a search within 2 seconds`, async ({ request, site }) => {
      await within2Seconds(async () => {
        const response = await request.get(site.url + path);
        const html = await response.text();

        expect(response.status()).toBeLessThan(500);
        expect(html).toContain('<h1');
        expect(html, 'homes are counted').toContain('result-head__count');
        expect(html).not.toContain('<script>alert(1)');
      });
    });
  }

  test('a URL of a megabyte is rejected immediately, and the site stays up', async ({ request, site }) => {
    await within2Seconds(async () => {
      const { status } = await fetch(`${site.url}/search/${'x'.repeat(1_000_000)}`);
      expect(status).toBe(431);
    });

    expect((await request.get(`${site.url}/search`)).status()).toBe(200);
  });
});

/** The expected response, in time; other load on the machine may slow one response down. */
async function within2Seconds(responds: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  while (times.length < 3 && Math.min(...times) >= 2000) {
    const started = Date.now();
    await responds();
    times.push(Date.now() - started);
  }

  expect(Math.min(...times)).toBeLessThan(2000);
}
