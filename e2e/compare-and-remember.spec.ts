import { expect, test, violations } from './support/test.ts';

test('a visitor without an account compares homes, hides one and finds recently viewed ones [R2.028]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search/houses`);
  const results = page.getByRole('list', { name: 'Results' });
  const links = results.getByRole('article').getByRole('heading').getByRole('link');
  const [first = '', second = ''] = await links.allTextContents();

  await test.step('what can be done with a home is shown without pointing at it and by keyboard', async () => {
    for (const name of [`Compare ${second}`, `Hide ${second}`]) {
      const button = page.getByRole('button', { name, exact: true });
      expect(await button.evaluate((shown) => shown.checkVisibility({ opacityProperty: true }))).toBe(true);
      await button.focus();
      await expect(button).toBeFocused();
    }
  });

  for (const home of [first, second]) {
    const compare = page.getByRole('button', { name: `Compare ${home}`, exact: true });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await test.step('a home that is hidden is no longer compared', async () => {
    const chosen = page.getByRole('region', { name: 'Homes to compare' });
    await page.getByRole('button', { name: `Hide ${second}`, exact: true }).click();
    await expect(chosen.getByText('1 home chosen')).toBeVisible();
    await results.getByRole('button', { name: 'Show it again' }).click();
    await page.getByRole('button', { name: `Compare ${second}`, exact: true }).click();
    await expect(chosen.getByText('2 homes chosen')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Compare side by side' }).click();

  await expect(page).toHaveURL(/\/search\?ids=[^,]+,[^,]+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText([first, second]);
  await expect(table.getByRole('rowheader', { name: /^Price.*differs/ }).first()).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Est. monthly payment/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Annual taxes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to search' })).toHaveAttribute(
    'href',
    '/search/houses',
  );
  await expect(page.locator('.listing-map')).toBeHidden();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.locator('.listing-map')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Take ${first} out` }).click();
  await expect(page.getByRole('heading', { name: '1 home in this selection' })).toBeVisible();
  await expect(results.getByRole('article')).toHaveCount(1);

  await page.goto(`${site.url}/search/houses`);
  await page.getByRole('button', { name: `Hide ${first}`, exact: true }).click();
  await expect(results.getByText(`${first} is hidden.`)).toBeVisible();
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(page.locator('.listing-map')).toBeHidden();
  // The hash, which the server does not know, has the map hidden: hydration must not differ.
  await page.reload();
  await expect(page.locator('.listing-map')).toBeHidden();
  await expect(results.getByText(`${first} is hidden.`)).toBeVisible();
  await expect(page.getByText('1 of them hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Show map' }).click();
  await results.getByRole('button', { name: 'Show it again' }).click();
  await expect(results.getByRole('link', { name: first, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Hide ${second}`, exact: true }).click();
  // The next home stands beside the first one, where the hidden one was.
  const top = async (index: number) => (await results.getByRole('article').nth(index).boundingBox())?.y;
  await expect.poll(async () => (await top(0)) === (await top(1))).toBe(true);
  await page.getByRole('button', { name: `Hide ${first}`, exact: true }).click();
  await page.goto(`${site.url}/search/condos`);
  await expect(page.getByText('2 homes hidden on this device.')).toBeVisible();
  await expect(page.getByText('of them hidden')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all again' }).click();
  await expect(page.getByText('hidden on this device')).toHaveCount(0);
  await page.goto(`${site.url}/search/houses`);
  await expect(results.getByRole('link', { name: first, exact: true })).toBeVisible();

  await results.getByRole('link', { name: second, exact: true }).click();
  await expect(page).toHaveURL(/\/for-sale\//);
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await page.goto(`${site.url}/search`);
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: second, exact: true })).toBeVisible();
  // The only card of a row is laid out for its own width: the photo above the facts.
  const photo = await seen.locator('.home-card__photo').boundingBox();
  const card = await seen.getByRole('article').boundingBox();
  expect(photo?.width).toBeGreaterThan(0.9 * (card?.width ?? Number.POSITIVE_INFINITY));
  await seen.getByRole('button', { name: 'Forget them' }).click();
  await expect(seen).toHaveCount(0);
});

test('a button pressed before hydration acts once the page has hydrated', async ({ page, site }) => {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-[^/]*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`${site.url}/search/houses`, { waitUntil: 'commit' });
  const compare = page.getByRole('button', { name: /^Compare / }).first();
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');

  release();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
});
