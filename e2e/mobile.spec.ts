import type { Locator, Page } from '@playwright/test';
import { expectLook } from './support/notification-look.ts';
import { expect, signIn, test, violations } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function openListing(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
}

test('a phone has a header with a drawer: the account and groups of the navigation, one open at a time [R2.234 R2.235 R2.252 R2.253 R2.255 R2.257 R4.090]', async ({
  page,
  site,
}) => {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox', { name: /Search by/ });
  const heroField = page.getByRole('main').getByRole('combobox', { name: /Search by/ });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(header.getByRole('link', { name: /home page$/ })).toBeVisible();
  await expect(heroField).toBeInViewport();
  await expect(field).toBeHidden();
  await page.mouse.wheel(0, 1_600);
  await expect(heroField).not.toBeInViewport();
  await expect(field).toBeInViewport();
  const bar = header.getByRole('search').filter({ visible: true });
  const { left, right } = await bar.evaluate((element) => element.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(375 - 16);
  await field.fill('Strathcona');
  await expect(header.getByRole('option', { name: /Strathcona/ }).first()).toBeInViewport();

  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  await expect(header.getByRole('link', { name: /home page$/ })).toBeVisible();
  await expect(header.getByRole('link', { name: /555-0140$/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Search homes' })).toBeVisible();
  await expect(header.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Your searches' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the menu' }).tap();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('heading', { name: 'Account' })).toBeVisible();
  await test.step('it begins with the logo and ends with the office, at one edge', async () => {
    await expect(drawer.getByText('6517 112 Avenue NW, Edmonton')).toBeVisible();
    const ends = drawer.getByRole('link', { name: /home page$|555-0140$/ });
    await expect(ends).toHaveCount(2);
    expect(
      new Set(await ends.evaluateAll((all) => all.map((end) => end.getBoundingClientRect().left))).size,
    ).toBe(1);
  });
  const neighbourhood = drawer.getByRole('link', { name: 'Highlands' });
  const team = drawer.getByRole('link', { name: 'Our team' });
  for (let i = 0; i < 2; i += 1) {
    await drawer.getByText('Communities', { exact: true }).first().tap();
    await expect(neighbourhood).toBeVisible();
    await expect(team).toBeHidden();
    await drawer.getByText('About', { exact: true }).first().tap();
    await expect(team).toBeVisible();
    await expect(neighbourhood).toBeHidden();
  }
  expect(await violations(page)).toEqual([]);

  await drawer.getByRole('link', { name: 'Sign In' }).tap();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('the drawer of a phone offers Sign Out while somebody is signed in, and only then [R2.256 R6.005]', async ({
  page,
  site,
}) => {
  const open = page.getByRole('banner').getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('navigation', { name: 'Main' });
  const signOutButtons = page.getByText('Sign Out', { exact: true });
  await page.goto(`${site.url}/about`);
  await open.tap();
  await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(signOutButtons).toHaveCount(0);

  await signIn(page, site.url);
  await page.goto(`${site.url}/about`);
  await open.tap();
  const signOut = drawer.getByRole('button', { name: 'Sign Out' });
  await expect(signOut).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await signOut.tap();
  await expect(page).toHaveURL(`${site.url}/`);
  await open.tap();
  await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(signOutButtons).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
});

test('the search of a phone has its own header and footer [R2.230 R2.231 R2.232 R2.236 R2.237 R2.238 R2.239 R2.240 R2.242 R2.243 R2.244 R2.052]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Search homes' }).tap();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('banner')).toBeHidden();
  const footer = page.getByRole('complementary', { name: 'Your searches' });
  await expect(footer).toBeInViewport();

  const results = page.getByRole('list', { name: 'Results' });
  await expect(results).toBeVisible();
  const found = await page.getByRole('heading', { level: 2, name: /homes/ }).textContent();
  const third = results.locator(':scope > li').nth(2);
  await third.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(results).toBeHidden();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map).toBeInViewport();
  const count = map.getByRole('status').filter({ hasText: /homes?$/ });
  await expect(count).toBeInViewport();
  expect(found).toContain((await count.textContent())?.split(' ')[0]);
  await page.getByRole('button', { name: 'List', exact: true }).tap();
  await expect(results).toBeVisible();
  await expect(third).toBeInViewport({ ratio: 0.5 });
  await expect(page).toHaveURL(/\/search$/);

  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const refine = page.getByRole('dialog', { name: 'All filters' });
  await expect(refine).toBeVisible();
  await page.goBack();
  await expect(refine).toBeHidden();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Refine Search Results' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter Search Results' }).tap();
  await expect(refine).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refine).toBeHidden();

  await footer.getByRole('button', { name: 'Popular Searches' }).tap();
  const popular = page.getByRole('dialog', { name: 'Popular Searches' });
  await expect(popular.getByRole('link').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(popular).toBeHidden();
  await expect(page).toHaveURL(/\/search$/);

  await footer.getByRole('link', { name: 'Save Search' }).tap();
  await expect(page.getByRole('dialog', { name: 'Create a free account' })).toContainText(
    'Save this search, and get an e-mail when a new home matches it.',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: /Search by/ }).fill('Strathcona');
  await expect(page.getByRole('option', { name: /Strathcona/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back', exact: true }).tap();
  await expect(page).toHaveURL(/\/about$/);
});

test('the details of a phone have their own header and footer, and modals as wide as it allows [R2.241 R2.246 R2.247 R2.248 R2.249 R2.197 R2.198 R2.199 R2.330]', async ({
  page,
  site,
}) => {
  await openListing(page, site.url);
  const url = page.url();
  await expect(page.getByRole('banner')).toBeHidden();
  const header = page.getByRole('navigation', { name: 'Page', exact: true });
  await expect(header).toBeInViewport();
  await header.getByRole('link', { name: 'Save to favourites' }).tap();
  await expect(page.getByRole('dialog', { name: 'Create a free account' })).toBeVisible();
  await page.keyboard.press('Escape');
  const footer = page.getByRole('complementary', { name: 'This home' });
  await expect(footer).toBeInViewport();
  for (const name of ['Return to search', 'Schedule Tour', 'Contact Agent'])
    await expect(page.getByRole('link', { name })).toHaveCount(1);

  await test.step('the page is short: long parts are folded, and two layers lie over it', async () => {
    const facts = page.getByRole('button', { name: 'Show all facts' });
    const rest = page.getByRole('heading', { name: 'Inside', level: 3 });
    await facts.tap();
    await expect(rest).toBeVisible();
    await page.getByRole('button', { name: 'Show less', expanded: true }).tap();
    await expect(rest).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
    await page
      .getByRole('navigation', { name: 'Sections of this page' })
      .getByRole('link', { name: 'Map' })
      .tap();
    await expect(page.getByRole('heading', { name: 'Where it is' })).toBeInViewport();
    await expect(header).not.toBeInViewport();
    await expect(footer).toBeInViewport();
    await page.goto(url);
  });

  await footer.getByRole('link', { name: 'Share this listing' }).tap();
  const share = page.getByRole('dialog', { name: 'Share this listing' });
  const coded = encodeURIComponent(url);
  await expect(share.getByRole('link', { name: 'X (Twitter)', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`//x\\.com/.*url=${coded}`),
  );
  await expect(share.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    new RegExp(`facebook.*u=${coded}`),
  );
  await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*${coded}`),
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await footer.getByRole('link', { name: 'Contact Agent' }).tap();
  const contact = page.getByRole('dialog', { name: 'Contact Agent' });
  await expect(contact.getByLabel(/^Message/)).toHaveValue(/^I would like to know more about .*MLS® number/);
  await page.keyboard.press('Escape');

  await footer.getByRole('link', { name: 'Schedule Tour' }).tap();
  const tour = page.getByRole('dialog', { name: 'Schedule Tour' });
  await expect(tour.getByRole('group', { name: 'Preferred day' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await header.getByRole('link', { name: 'Return to search' }).tap();
  await expect(page).toHaveURL(/\/search$/);
});

test('an inner page of a phone begins with what it is for', async ({ page, site }) => {
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('It is not shown.');
    return found;
  };
  await test.step('below a low hero', async () => {
    await page.goto(`${site.url}/contact`);
    expect((await box(page.locator('.hero-basic'))).height).toBeLessThan(480);
  });

  await test.step('with all people of a team, two beside each other', async () => {
    await page.goto(`${site.url}/team`);
    const people = page.locator('.strap-team-roster__card');
    const [first, second, third] = [
      await box(people.nth(0)),
      await box(people.nth(1)),
      await box(people.nth(2)),
    ];
    expect(second.y).toBe(first.y);
    expect(third.y).toBeGreaterThan(first.y);
    expect(third.x).toBe(first.x);
  });
});

test('768 pixels are a phone, 769 are not; its forms are 600 wide with room around them [R6.033 R2.250 R2.251]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await openListing(page, site.url);
  const footer = page.getByRole('complementary', { name: 'This home' });
  for (const name of ['Contact Agent', 'Schedule Tour']) {
    await footer.getByRole('link', { name }).tap();
    const modal = page.getByRole('dialog', { name });
    if (name === 'Schedule Tour') {
      await modal.getByRole('radio', { name: 'Video Tour' }).tap();
      await modal.getByRole('group', { name: 'Preferred day' }).getByRole('radio').first().tap();
      await modal.getByRole('button', { name: 'Request a Tour' }).tap();
      await expect(modal.getByRole('form', { name: 'Request a showing' })).toBeVisible();
    }
    await expect(modal.getByLabel('Your name')).toBeVisible();
    await expect.poll(async () => (await modal.boundingBox())?.width).toBe(600);
    const [outer, field] = await Promise.all([
      modal.boundingBox(),
      modal.getByLabel('Your name').boundingBox(),
    ]);
    expect((field?.x ?? 0) - (outer?.x ?? 0)).toBeGreaterThanOrEqual(16);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  }

  await page.setViewportSize({ width: 769, height: 1000 });
  await expect(footer).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('copying the link notifies of success and failure; notifications are stacked 20 pixels apart [R2.200 R2.334 R3.127 R8.010 R8.011 R9.055]', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openListing(page, site.url);
  await page
    .getByRole('complementary', { name: 'This home' })
    .getByRole('link', { name: 'Share this listing' })
    .tap();
  const share = page.getByRole('dialog', { name: 'Share this listing' });

  // Time stands still: the first notification is still there beside the next one.
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await share.getByRole('button', { name: 'Copy link' }).tap();
  const copied = page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' });
  await expectLook(page, 'Link copied to clipboard!', 'branded');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await share.getByRole('button', { name: 'Copy link' }).tap();
  const failed = page.getByRole('alert').filter({ hasText: 'Error copying link to clipboard.' });
  await expectLook(page, 'Error copying link to clipboard.', 'error');
  await expect(share.getByLabel('Address of this page')).toHaveValue(page.url());
  await expect
    .poll(async () => ((await copied.boundingBox())?.y ?? 0) - ((await failed.boundingBox())?.y ?? 0))
    .toBe(20);
});
