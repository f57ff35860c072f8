import type { Page } from '@playwright/test';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';

const HOMES = `{ search(search: { filters: { openHouses: true, transactionType: SALE } }) {
  listings { path mls address city province imageCount location { lat } openHouses { date startTime } }
} }`;
const REDUCED = `{ search(search: { filters: { priceReduced: true, propertyTypes: [house], transactionType: SALE } }) {
  listings { path mls address city province imageCount location { lat } openHouses { date startTime } }
} }`;
const MANY = `{ search(size: 100, search: { filters: { transactionType: SALE } }) {
  listings { path mls address city province imageCount location { lat } openHouses { date startTime } }
} }`;
const NEAR_SOLD = `{ search(size: 20, search: { filters: { propertyTypes: [house], transactionType: SALE } }) {
  listings { path mls address city province imageCount location { lat } openHouses { date startTime } }
} }`;
type Home = {
  path: string;
  mls: string;
  address: string | null;
  city: string;
  province: string;
  imageCount: number;
  location: object | null;
  openHouses: { date: string; startTime: string }[];
};

/** What the first screen of a desktop has to show whole, in every plan. */
async function expectFirstScreen(page: Page, { address }: Pick<Home, 'address'>) {
  const card = page.getByRole('complementary', { name: 'Contact' });
  const whole = [
    page.getByRole('heading', { level: 1, name: address ?? undefined }),
    card.getByText(/^\$[\d,]+(\/month)?$/),
    card.getByText(/^[\d,]+ sqft$/),
    card.getByRole('link', { name: 'Schedule Tour' }),
    page.getByRole('button', { name: /^Show all \d+ photos$/ }),
  ];
  for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
}

async function anyHome(page: Page, origin: string): Promise<Home> {
  const { data } = await graphql<{ search: { listings: Home[] } }>(page, origin, HOMES);
  const home = data.search.listings.find(({ location, imageCount }) => location && imageCount > 3);
  expect(home, 'a home with an open house, photos and a place').toBeDefined();
  return home as Home;
}

test('the media of a home open in a modal of 600 pixels, and a photo over the screen, all by keyboard [R1.007, R2.186, R2.187, R2.188, R9.065]', async ({
  page,
  site,
}) => {
  const home = await anyHome(page, site.url);
  await page.goto(site.url + home.path);
  const all = page.getByRole('button', { name: `Show all ${home.imageCount} photos` });
  const media = page.getByRole('dialog', { name: `${home.city}, ${home.province}` });
  const gallery = page.getByRole('dialog', { name: 'Photos and other media' });

  await all.focus();
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(media.getByRole('button', { name: `Photos (${home.imageCount})` })).toBeVisible();
  await expect.poll(async () => (await media.boundingBox())?.width).toBe(600);
  expect(await violations(page)).toEqual([]);

  await media
    .getByRole('button', { name: /^Open in the gallery/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(gallery.getByText(`1 of ${home.imageCount}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(`2 of ${home.imageCount}`)).toBeVisible();
  await page.keyboard.press('End');
  await expect(gallery.getByText(`${home.imageCount} of ${home.imageCount}`)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(media).toBeHidden();
  await expect(all).toBeFocused();

  await test.step("the browser's Back closes what is open above the page, and stays on it", async () => {
    const first = page.getByRole('link', { name: /^Open in the gallery/ }).first();
    await first.click();
    await expect(gallery).toBeVisible();
    await expect(gallery).toBeFocused();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await expect(first).toBeFocused();
    await page.goForward();
    await expect(first).toBeVisible();
    await expect(gallery).toBeHidden();

    await all.click();
    await media
      .getByRole('button', { name: /^Open in the gallery/ })
      .first()
      .click();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await expect(media).toBeVisible();
    await page.goBack();
    await expect(media).toBeHidden();

    await first.click();
    await gallery.getByRole('link', { name: 'Schedule Tour' }).click();
    const tour = page.getByRole('dialog', { name: 'Schedule Tour' });
    await expect(tour).toBeVisible();
    await page.goBack();
    await expect(tour).toBeHidden();
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();

    const layers = () => page.evaluate(() => window.history.state?.layers ?? 0);
    const before = await layers();
    await first.click();
    await expect.poll(layers).toBe(before + 1);
    await gallery.getByRole('button', { name: 'Close' }).click();
    await expect(gallery).toBeHidden();
    await expect.poll(layers).toBe(before);
    expect(new URL(page.url()).pathname).toBe(home.path);

    await first.click();
    await expect.poll(layers).toBe(before + 1);
    await page.reload();
    await expect.poll(layers).toBe(before);
  });

  // A large photo that takes its time is shown small.
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
  await page.route(/\?w=(1280|1920)/, async (route) => {
    await drawn;
    await route.continue();
  });
  const second = page.getByRole('link', { name: /^Open in the gallery/ }).nth(1);
  const small = await second.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(gallery.getByText(`2 of ${home.imageCount}`)).toBeVisible();
  const large = gallery.locator('.photo-gallery__slide:not([inert]) img');
  await expect(large).toHaveCSS('background-image', new RegExp(`${new URL(small).pathname}\\?w=\\d+`));
  draw();
  await expect(gallery.getByText('Living room')).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Save to favourites' })).toBeVisible();
  await gallery.getByRole('button', { name: `3 of ${home.imageCount}`, exact: true }).click();
  await expect(gallery.getByText(`3 of ${home.imageCount}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await test.step('on a phone the photo is as large as the screen permits, heart and tour beside it', async () => {
    const size = page.viewportSize();
    for (const { width, height, photo } of [
      { width: 390, height: 844, photo: { width: 390, height: 560 } },
      { width: 844, height: 390, photo: { width: 520, height: 390 } },
    ]) {
      await page.setViewportSize({ width, height });
      // Turning the phone shows the same photo.
      await expect(gallery.getByText(`3 of ${home.imageCount}`)).toBeVisible();
      await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThanOrEqual(photo.width);
      await expect.poll(async () => (await large.boundingBox())?.height).toBeGreaterThanOrEqual(photo.height);
      for (const name of ['Save to favourites', 'Schedule Tour'])
        await expect(gallery.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await expect(gallery.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    }
    if (size) await page.setViewportSize(size);
  });
  await gallery.getByRole('link', { name: 'Schedule Tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule Tour' })).toBeVisible();
});

test('the page tells what the home cost, its rooms, its neighbourhood and what is near, and prints with a code', async ({
  page,
  site,
}) => {
  const { data } = await graphql<{ search: { listings: Home[] } }>(page, site.url, REDUCED);
  const home = data.search.listings.find(({ address, location }) => address && location);
  await page.goto(site.url + (home?.path ?? ''));
  const section = (name: string | RegExp) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) })
      .last();

  const history = section('Price history');
  await expect(
    history
      .getByRole('row')
      .filter({ hasText: /Price reduced by [\d.]+%/ })
      .first(),
  ).toBeVisible();
  await expect(history.getByRole('row').last()).toContainText('Listed');
  await expect(section('Rooms and sizes').getByRole('row').nth(1)).toContainText(/[\d.]+ × [\d.]+ ft/);
  await expect(section(/^The market in/)).toContainText('Median price');
  const near = section('Schools, transit and parks nearby');
  await expect(near.getByRole('heading', { level: 3 })).toHaveText(['Schools', 'Transit', 'Parks']);
  await expect(near.getByRole('listitem').first()).toContainText(/\d+ m|\d km/);
  await expect(section('Sold nearby')).toContainText('Please sign in to see them');

  const layers = page.getByRole('group', { name: 'Layers of the map' });
  await section('Where it is').scrollIntoViewIfNeeded();
  await expect(layers).toBeVisible();
  // Schools and parks are on from the start; transit is not.
  for (const name of ['Schools', 'Parks'])
    await expect(layers.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(section('Where it is').locator('.listing-map__price.is-home')).toHaveText(/^\$/);
  const stops = page.waitForResponse(
    async (response) =>
      response.request().postData()?.includes('nearbyInBounds') === true &&
      (await response.text()).includes('"transit"'),
  );
  await layers.getByRole('button', { name: 'Transit' }).click();
  await stops;

  await test.step('links stay at the edge, lead to the parts of the page and tell which one is read', async () => {
    const links = page.getByRole('navigation', { name: 'Sections of this page' });
    await links.getByRole('link', { name: 'History' }).press('Enter');
    await expect(page).toHaveURL(/#price-history$/);
    await expect(history.getByRole('heading')).toBeInViewport();
    await expect(links).toBeInViewport({ ratio: 1 });
    await expect(links.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  await test.step('the card stays beside the text, and never lies over what is as wide as the page', async () => {
    const card = page.getByRole('complementary', { name: 'Contact' });
    await expect(card).toBeInViewport({ ratio: 1 });
    await section('Sold nearby').evaluate((wide) => scrollBy(0, wide.getBoundingClientRect().top - 300));
    await expect
      .poll(async () => {
        const [at, wide] = [await card.boundingBox(), await section('Sold nearby').boundingBox()];
        return at && wide ? wide.y - (at.y + at.height) : null;
      })
      .toBeGreaterThanOrEqual(0);
  });

  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await test.step('the photos fill what the text leaves of the sheet', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.emulateMedia({ media: 'print' });
    const photos = await page.locator('.photo-mosaic__list').boundingBox();
    const terms = await page.locator('.source-terms').boundingBox();
    const legal = await page.locator('.legal-line').first().boundingBox();
    expect(photos?.height).toBeGreaterThan(140);
    expect((legal?.y ?? 0) - ((terms?.y ?? 0) + (terms?.height ?? 0))).toBeLessThan(20);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height });
  });
  const code = page.locator('.print-foot img');
  const file = await page.request.get(site.url + ((await code.getAttribute('src')) ?? ''));
  expect(file.headers()['content-type']).toContain('image/svg+xml');
  await section('Ask about this home').getByRole('link', { name: 'Is it still available?' }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Message/)).toHaveValue(/^Is it still available\?/);
});

test('a home with open houses and a map prints on one sheet', async ({ page, site }) => {
  const { data } = await graphql<{ search: { listings: Home[] } }>(page, site.url, HOMES);
  const home = data.search.listings.find(
    ({ address, location, imageCount }) => address && location && imageCount > 4,
  );
  await page.goto(site.url + (home?.path ?? ''));
  await page.getByRole('region', { name: 'Map of the place' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.listing-map[data-drawn]')).toHaveCount(1, { timeout: 30_000 });

  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const count of [0, 1])
  test(`a home with ${count} photos has its picture and price beside each other`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { data } = await graphql<{ search: { listings: Home[] } }>(page, site.url, MANY);
    const home = data.search.listings.find(({ imageCount, address }) => address && imageCount === count);
    await page.goto(site.url + (home?.path ?? ''));
    const card = page.getByRole('complementary', { name: 'Contact' });
    for (const part of [
      page.getByRole('heading', { level: 1, name: home?.address ?? undefined }),
      card.getByText(/^\$[\d,]+$/),
      card.getByRole('link', { name: 'Schedule Tour' }),
      page.getByRole('navigation', { name: 'Sections of this page' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [picture, beside] = [await page.locator('.photo-mosaic').boundingBox(), await card.boundingBox()];
    expect(picture && beside && picture.x + picture.width).toBeLessThan(beside?.x ?? 0);
    expect(beside?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2);
  });

test('on a site whose board allows it, sold homes nearby are shown without their prices', async ({
  page,
  site,
}) => {
  const { data } = await graphql<{ search: { listings: Home[] } }>(page, site.sanAntonio, NEAR_SOLD);
  for (const { path, address } of data.search.listings.slice(0, 6)) {
    const html = await (await page.goto(site.sanAntonio + path))?.text();
    await expectFirstScreen(page, { address });
    await test.step('English is spelt as in the United States, by the server and in the browser', async () => {
      expect(html).toContain('Save to favorites');
      await expect(page.getByRole('link', { name: 'Neighborhood', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Save to favorites' }).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(/favourite|neighbourhood/i)).toHaveCount(0);
    });
    const sold = page.locator('.similar-solds');
    if ((await sold.count()) === 0) continue;
    await expect(sold.getByRole('article').first()).toBeVisible();
    await expect(sold).not.toContainText('Sold for');
    return;
  }
  throw new Error('no home has sold ones nearby');
});

test('a listing’s card offers sharing, tours and questions; a favourite prompts for an account [R1.008, R2.180, R2.181, R2.183, R2.184]', async ({
  page,
  site,
}) => {
  const home = await anyHome(page, site.url);
  await page.goto(site.url + home.path);
  const card = page.getByRole('complementary', { name: 'Contact' });
  await expect(card.getByText(home.address ?? '')).toBeVisible();
  await test.step('the first screen shows photos, price, street address, size and the tour', () =>
    expectFirstScreen(page, home));
  await expect(card.getByText(/^\$[\d,]+$/)).toBeVisible();

  for (const [name, dialog] of [
    ['Share this listing', 'Share this listing'],
    ['Contact Agent', 'Contact Agent'],
    ['Schedule Tour', 'Schedule Tour'],
    ['Save to favourites', 'Create a free account'],
  ] as const) {
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('an open house is exported to a calendar, and the mortgage payment follows Canadian rules', async ({
  page,
  site,
}) => {
  const home = await anyHome(page, site.url);
  await page.goto(site.url + home.path);

  const link = page.getByRole('link', { name: /^Add to calendar/ }).first();
  const file = await page.request.get(site.url + ((await link.getAttribute('href')) ?? ''));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`SUMMARY:Open house: ${home.address}`);

  await page.getByRole('heading', { name: 'What it costs every month' }).scrollIntoViewIfNeeded();
  const price = page.getByRole('textbox', { name: /^Price/ });
  await price.fill('500000');
  await expect(price).toHaveValue('500,000');
  for (const key of ['Home', 'ArrowRight', '1']) await price.press(key);
  await expect(price).toHaveValue('5,100,000');
  await price.press('Backspace');
  await expect(price).toHaveValue('500,000');
  await page.getByLabel(/^Down payment \(/).fill('20000');
  await page.getByRole('button', { name: 'Pay $25,000 down' }).click();
  await expect(
    page.getByText('With a mortgage of $494,000, $19,000 of it for mortgage insurance'),
  ).toBeVisible();
  await page.getByLabel('Amortisation').selectOption('30');
  await page.getByRole('button', { name: 'Take 25 years' }).click();
  await page.getByLabel('Interest rate a year').fill('4.49');
  await expect(page.getByText('$2,731')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an agent adds a video to a home, visitors see it at once, and the agent takes it away again [R2.189, R2.192, R2.194]', async ({
  page,
  browser,
  site,
}) => {
  const usual = await anyHome(page, site.url);
  const { data } = await graphql<{ search: { listings: Home[] } }>(page, site.url, HOMES);
  const home = data.search.listings.findLast(({ mls, imageCount }) => mls !== usual.mls && imageCount > 0);
  const address = site.url + home?.path;
  const agent = await agentPage(browser, site.url);
  const video = '**://*.youtube*/**';
  for (const viewer of [page, agent])
    await viewer.route(video, (route) => route.fulfill({ body: 'A video' }));
  const showAll = (of: typeof page) => of.getByRole('button', { name: /^Show all/ }).click();
  const edit = async () => {
    await agent.goto(address);
    await showAll(agent);
    await agent.getByRole('button', { name: 'Click to Edit' }).first().click();
    return agent.getByRole('dialog', { name: 'Media of this home' });
  };
  const save = async () => {
    const reloaded = agent.waitForEvent('load');
    await agent.getByRole('button', { name: 'Save media' }).click();
    await reloaded;
  };

  const editor = await edit();
  await editor.getByRole('button', { name: 'Add a medium' }).click();
  await editor.getByRole('textbox', { name: 'Link to the video' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await save();
  const videos = page.getByRole('button', { name: /^Videos \(/ });
  const reloadUntil = (names: string[]) =>
    expect(async () => {
      await page.goto(address);
      await showAll(page);
      await expect(page.getByRole('button', { name: /^Photos \(/ })).toBeVisible();
      await expect(videos).toHaveText(names, { timeout: 2000 });
    }).toPass();
  await reloadUntil(['Videos (1)']);
  await videos.click();
  await expect(page.locator('iframe[src*="dQw4w9WgXcQ"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to Edit' })).toHaveCount(0);

  const again = await edit();
  await again.getByRole('button', { name: 'Remove' }).click();
  await save();
  await reloadUntil([]);
  await agent.context().close();
});
