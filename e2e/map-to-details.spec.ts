import { expect, test } from './support/test.ts';

test('a visitor zooms the map of the search from clusters to a home and opens it [R2.173 R4.034]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  const map = page.getByRole('region', { name: 'Map of the results' });

  const cluster = map.getByRole('button', { name: /homes: show them$/ });
  await expect(cluster.first()).toBeVisible();
  await expect(async () => {
    if ((await map.getByRole('button', { name: /^\$[\d.,]+/ }).count()) > 0) return;
    await cluster.first().click({ timeout: 2000 });
    await expect(map.getByRole('button', { name: /^\$[\d.,]+/ }).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  const homes = page.getByRole('group', { name: 'Homes at this place' });
  await expect(async () => {
    await map
      .getByRole('button', { name: /^\$[\d.,]+/ })
      .first()
      .press('Enter', { timeout: 2000 });
    await expect(homes).toBeVisible({ timeout: 3000 });
  }).toPass();
  await homes.getByRole('link').first().click();

  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
});

test('moving the map searches there and keeps the box in the address', async ({ page, site }) => {
  await page.goto(`${site.url}/search`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /homes: show them$/ }).first()).toBeVisible();

  await map.getByRole('button', { name: 'Zoom in' }).click();

  await expect(page).toHaveURL(/box=/);
  await expect(page.getByRole('heading', { name: /in this part of the map/ })).toBeVisible();
});

test('a page without a map loads no map library', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(site.url, { waitUntil: 'networkidle' });

  expect(asked.filter((url) => /maplibre/i.test(url))).toEqual([]);
});
