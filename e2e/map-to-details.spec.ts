import { expect, graphql, test } from './support/test.ts';

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
  type Points = { points: { points: { lat: number; lon: number }[] } };
  const { data } = await graphql<Points>(
    page,
    site.sanAntonio,
    '{ points(limit: 1000) { points { lat lon } } }',
  );
  const { points } = data.points;
  const spots = [...Map.groupBy(points, ({ lat, lon }) => `${lat},${lon}`).values()];
  const [spot] = spots.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (!spot) throw new Error('No home has a position');
  const box = [spot.lat + 0.0016, spot.lat - 0.0016, spot.lon + 0.0016, spot.lon - 0.0016];
  await page.goto(`${site.sanAntonio}/search?map=1&box=${box.map((side) => side.toFixed(4)).join(',')}`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  const homes = page.getByRole('group', { name: 'Homes at this place' });
  const marker = await map
    .getByRole('button', { name: /homes.*: show them$/ })
    .first()
    .boundingBox();
  expect(marker?.width, 'a marker is as wide as its text').toBeGreaterThanOrEqual(marker?.height ?? 0);
  // Part of the map is above the screen: the list is on the screen all the same.
  await page.evaluate(() => window.scrollTo(0, 200));
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

  await test.step('another address has a map of its own, and going back has the homes again', async () => {
    await page.goto(`${site.sanAntonio}/search?map=1`);
    await expect(map.getByRole('button', { name: /homes.*: show them$/ }).first()).toBeVisible();
    await expect(map).toHaveAttribute('aria-busy', 'false');
    await expect(homes).toBeHidden();
    await page.goBack();
    await expect(homes).toBeVisible();
  });
  await close.tap();
  await expect(homes).toBeHidden();
  await context.close();
});

test('a page without a map loads no map library', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await page.goto(site.url, { waitUntil: 'networkidle' });

  expect(requests.filter((url) => /maplibre/i.test(url))).toEqual([]);
});
