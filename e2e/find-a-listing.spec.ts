import { personsClock } from './support/persons-clock.ts';
import { expect, graphql, test, violations } from './support/test.ts';

test('a visitor finds a home from the home page, opens it and comes back to the same search [R1.007 R2.175]', {
  tag: '@core',
}, async ({ page, site }) => {
  await page.goto(site.url);

  await page.getByRole('combobox', { name: /^Search by city/ }).pressSequentially('Strathc', { delay: 60 });
  await page
    .getByRole('option', { name: /^Strathcona/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+/);
  await expect(page.getByRole('heading', { name: /homes for sale in Strathcona/ })).toBeVisible();

  await page.getByText('Bedrooms', { exact: true }).first().click();
  await page.locator('label').filter({ hasText: 'At least 3' }).first().click();
  await expect(page).toHaveURL(/3-bedrooms/);
  await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  const search = page.url();

  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();

  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Return to search' }).click();
  await expect(page).toHaveURL(search);
});

test('a place is found by the keyboard alone', async ({ page, site }) => {
  await page.goto(site.url);
  const box = page.getByRole('combobox', { name: /^Search by city/ });

  await box.focus();
  await box.pressSequentially('Garnea', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+/);
});

test('suggestions come only after more than 3 characters [R4.038]', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.postData() ?? '');
  });
  await page.goto(site.url);
  const box = page.getByRole('combobox', { name: /^Search by city/ });

  await box.pressSequentially('Str', { delay: 60 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(requests).toEqual([]);

  await box.pressSequentially('a');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search, a page of results and a listing are whole without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Search by city/ })
    .or(page.getByRole('combobox', { name: /^Search by city/ }))
    .fill('Garneau');
  await page.getByRole('button', { name: 'Search' }).first().click();

  await expect(page.getByRole('heading', { name: /homes for sale in Garneau/ })).toBeVisible();
  // What does nothing without JavaScript is not offered.
  await expect(page.getByRole('button', { name: /^(Compare|Hide|Clear) / })).toHaveCount(0);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Show all|Print)/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`every suggestion of the first screen's search bar can be pressed at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);

    await page.getByRole('combobox', { name: /^Search by city/ }).pressSequentially('Strath', { delay: 60 });
    const options = page.getByRole('option');
    await expect(options.nth(1)).toBeVisible();

    for (const option of await options.all()) {
      await option.scrollIntoViewIfNeeded();
      const isOnTop = await option.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop, await option.innerText()).toBe(true);
    }
    await options.last().click();
    await expect(page).toHaveURL(/\/(search\/geo\/wof|for-sale|for-lease)\//);
  });

test('a misspelt name is corrected; as it is spelt it has similar names and never lists every home', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search/houses`);
  const box = page.getByRole('combobox', { name: /^Search by city/ });
  await box.fill('Strahcona');
  await box.press('Enter');
  await expect(page.getByText('Showing homes in Strathcona')).toBeVisible();
  await page.getByRole('link', { name: 'Search instead for “Strahcona”' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/matches “Strahcona”$/);
  await expect(page.getByRole('list', { name: 'Results' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Strathcona, / })
    .first()
    .click();

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+\/houses$/);
  await expect(page.getByRole('heading', { name: /homes for sale in Strathcona/ })).toBeVisible();
});

test('a sentence in the search field becomes filters and a place, also without JavaScript; a postal code is an area', async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  const box = page.getByRole('combobox', { name: /^Search by city/ });
  const answered = Promise.withResolvers<void>();
  await page.route(
    ({ search }) => search.includes('garage'),
    async (route) => {
      await answered.promise;
      await route.continue();
    },
  );
  await box.fill('3 bed under 500k in Strathcona with a garage');
  await expect(page.getByRole('option').first()).toHaveText(
    '3+ beds · Up to $500,000 · With a garage · Strathcona',
  );
  await box.press('Enter');
  await expect(page.locator('.result-head__count')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.search-screen__title')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '0.45');
  // The homes of the search before keep their places.
  const results = page.getByRole('list', { name: 'Results' });
  const home = results.getByRole('listitem').first();
  const height = await results.evaluate((list) => list.clientHeight);
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(home).toHaveCSS('opacity', '0.45');
  expect(await results.evaluate((list) => list.clientHeight)).toBe(height);
  await expect(page.getByText(/^No place, street or home/)).toHaveCount(0);
  answered.resolve();
  await expect(home).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^3\+ bed homes under \$500,000 in Strathcona/,
  );

  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+\/3-bedrooms,price-to-500000,1-car-garage$/);
  const chips = page.getByRole('list', { name: 'Filters of this search' });
  await expect(chips.getByRole('link')).toHaveText(['3+ beds', 'Up to $500,000', 'With a garage']);
  await expect(box).toHaveValue('Strathcona');
  await expect(box).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await chips.getByRole('link', { name: /With a garage$/ }).click();
  await expect(page).toHaveURL(/3-bedrooms,price-to-500000$/);
  await box.fill('2 bath in Strathc');
  await page.getByRole('option', { name: 'Strathcona, Edmonton, AB' }).click();
  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+\/2-bathrooms$/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${site.url}/search?q=${encodeURIComponent('condo à louer moins de 2 000 $')}`);
  await expect(still).toHaveURL(/\/search\/for-lease,condos,price-to-2000$/);
  await expect(still.getByRole('list', { name: 'Filters of this search' }).getByRole('link')).toHaveCount(3);
  await still.goto(`${site.url}/search?q=${encodeURIComponent('house without a pool')}`);
  await expect(still).toHaveURL(/\/search\/houses\?/);
  await expect(still.getByText('No filter fits “without a pool”')).toBeVisible();
  await plain.close();

  await box.fill('whyte ave');
  await page.getByRole('option', { name: /^Whyte Avenue NW, Edmonton/ }).click();
  await expect(page).toHaveURL(/\/search\/geo\/street\/Whyte_Avenue_NW__Edmonton\/2-bathrooms/);
  await expect(page.getByRole('heading', { name: /homes? for sale on Whyte Avenue NW/ })).toBeVisible();
  await page.goto(`${site.url}/search?q=${encodeURIComponent('homes in strathcona, edmonton')}`);
  await expect(page).toHaveURL(/\/search\/geo\/wof\/\d+$/);

  await page.goto(`${site.url}/search/condos?q=t6e`);
  await expect(page).toHaveURL(/\/search\/geo\/postal\/T6E\/condos$/);
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ homes for sale in T6E$/ })).toBeVisible();
});

test('a site suggests no place of the source of another site, however it is spelt', async ({
  page,
  site,
}) => {
  const query = `query ($text: String!, $near: LatLonInput) {
    autocomplete(text: $text, near: $near, similar: true, orNearest: true) { ... on PlaceSuggestion { label } }
  }`;
  const labels = async (origin: string, text: string, near: { lat: number; lon: number } | null) => {
    const { data } = await graphql<{ autocomplete: { label?: string }[] }>(page, origin, query, {
      text,
      near,
    });
    return data.autocomplete.flatMap(({ label }) => label ?? []);
  };
  await page.goto(site.sanAntonio);

  // A visitor's own location may be near the homes of the other site.
  for (const near of [null, { lat: 53.56, lon: -113.63 }, { lat: 29.42, lon: -98.49 }]) {
    expect(await labels(site.sanAntonio, 'dowtown', near)).toEqual(['Downtown, San Antonio, TX']);
    for (const text of ['Strathcona', 'Alberta Avenu', 'Edmonton'])
      expect((await labels(site.sanAntonio, text, near)).join()).not.toMatch(/Edmonton|Alberta|AB\b/);
  }
  await page.goto(site.url);
  for (const near of [null, { lat: 29.42, lon: -98.49 }]) {
    expect(await labels(site.url, 'dowtown', near)).toEqual(['Downtown, Edmonton, AB']);
    expect((await labels(site.url, 'Alamo Hieghts', near)).join()).not.toMatch(/San Antonio|TX\b/);
  }
});

test('on a phone the suggestions of the search are as wide as its screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/search`);
  await page.getByRole('combobox', { name: /^Search by city/ }).fill('Strathcona');
  await expect(page.getByRole('option').first()).toBeVisible();

  const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  expect(list?.width).toBeGreaterThan(350);
  expect(list?.x).toBeGreaterThanOrEqual(0);
});

test('a search text without a match is handled without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(`${site.url}/search?q=Atlantis`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/matches “Atlantis”$/);
  await expect(page.getByRole('link', { name: /^Search all of / })).toBeVisible();
  await context.close();
});

test('from the home page to the third photo of a home with three bedrooms under $500,000 in Strathcona in at most eight presses', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const { press, type, key, stop } = personsClock();

  const where = page.getByRole('combobox', { name: /^Search by city/ });
  await press(where);
  await type(where, 'Strathc');
  await press(page.getByRole('option', { name: /^Strathcona/ }).first());
  await press(page.getByText('Bedrooms', { exact: true }).first());
  await press(page.locator('label').filter({ hasText: 'At least 3' }).first());
  await expect(page).toHaveURL(/3-bedrooms/);
  await press(page.getByText('Budget', { exact: true }).first());
  const most = page.getByRole('textbox', { name: 'Price to' });
  await press(most);
  await type(most, '500000');
  await key(most, 'Enter');
  await expect(page).toHaveURL(/price-to-500000/);
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await press(
    results
      .getByRole('article')
      .filter({ hasNotText: 'Photos are to come' })
      .first()
      .getByRole('link')
      .first(),
  );
  await expect(page).toHaveURL(/\/for-sale\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page.getByRole('link', { name: /^Open in the gallery/ }).nth(2));

  await expect(
    page.getByRole('dialog', { name: 'Photos and other media' }).getByText(/^3 of \d+$/),
  ).toBeVisible();
  const { presses, byHand } = stop();
  expect(presses).toBeLessThanOrEqual(8);
  expect(byHand).toBeLessThanOrEqual(30);
});
