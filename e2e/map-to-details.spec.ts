import { expect, test } from './support/test.ts';

test('a visitor zooms the map of the search from clusters to a home and opens it [R2.173 R4.034]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  const map = page.getByRole('region', { name: 'Map of the results' });

  const cluster = map.getByRole('button', { name: /homes.*: show them$/ });
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

test('on a phone the homes at one place are listed whole below the tools of the map, with the way to close them', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  // Flats of one house; San Antonio has clusters at every zoom.
  await page.goto(`${site.sanAntonio}/search?map=1&box=29.4188,29.4155,-98.4965,-98.4997`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  const homes = page.getByRole('group', { name: 'Homes at this place' });
  await expect(async () => {
    if (!(await homes.isVisible()))
      await map
        .getByRole('button', { name: /homes.*: show them$/ })
        .first()
        .tap({ timeout: 2000 });
    await expect(homes).toBeVisible({ timeout: 3000 });
  }).toPass();

  await expect(homes.getByRole('link').nth(1)).toBeVisible();
  await expect(homes.getByText(/^\d+ homes at this place/)).toBeInViewport({ ratio: 1 });
  const close = homes.getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.tap();
  await expect(homes).toBeHidden();
  await context.close();
});

test('a page without a map loads no map library', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(site.url, { waitUntil: 'networkidle' });

  expect(asked.filter((url) => /maplibre/i.test(url))).toEqual([]);
});
