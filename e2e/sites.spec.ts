import { request as http } from 'node:http';
import { expect, test } from './support/test.ts';

test('a missing page has the status 404 and an error text [R2.022 R2.159]', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/nowhere`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page not found.')).toBeVisible();
});

test('a missing listing has the status 404', async ({ page, site }) => {
  const response = await page.goto(`${site.url}/for-sale/no-such-street-e0000000`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the host name chooses the site [R1.029]', async ({ page, site }) => {
  await page.goto(site.url);
  const edmonton = await page.title();
  await page.goto(site.sanAntonio);
  const sanAntonio = await page.title();

  expect(edmonton).not.toBe(sanAntonio);
  const homes = page.getByRole('list', { name: 'Results' }).getByRole('article');
  for (const [origin, city] of [
    [site.url, 'Edmonton'],
    [site.sanAntonio, 'San Antonio'],
  ] as const) {
    await page.goto(`${origin}/search`);
    await expect(homes.filter({ hasText: city })).toHaveCount(20);
  }
});

test('an unknown host gets a clear 404', async ({ site }) => {
  const { status, body } = await send(new URL(site.url).port, 'nobody.example');

  expect(status).toBe(404);
  expect(body).toContain('No site answers on nobody.example');
});

test('an integrator gets typed listings, a page and the website in one query', async ({ request, site }) => {
  const response = await request.post(`${site.url}/graphql`, {
    data: {
      query: `query ($search: SearchInput) {
        search(search: $search, size: 3) { total listings { id path price bedrooms propertyTypes location { lat lon } } }
        page(slug: "index") { slug metaInfo { title } straps }
        website { siteName header { name } footer { name } }
      }`,
      variables: { search: { filters: { propertyTypes: ['house'], bedrooms: 3, lowPrice: 300000 } } },
    },
  });
  const { data, errors } = await response.json();

  expect(errors).toBeUndefined();
  expect(data.search.total).toBeGreaterThan(100);
  expect(data.search.listings).toHaveLength(3);
  for (const listing of data.search.listings) {
    expect(listing.bedrooms).toBeGreaterThanOrEqual(3);
    expect(listing.price).toBeGreaterThanOrEqual(300_000);
    expect(listing.propertyTypes).toContain('house');
  }
  expect(data.page.straps.length).toBeGreaterThan(2);
  expect(data.website).toMatchObject({ header: { name: 'header-neo' }, footer: { name: 'footer-columns' } });
});

/** A request with a Host header of one's own, which browsers and fetch do not allow. */
function send(port: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = http({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
