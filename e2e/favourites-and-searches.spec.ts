import type { Page } from '@playwright/test';
import { expect, test, violations } from './support/test.ts';

const PASSWORD = 'four words of mine';
const PENDING = 'strapwork-pending-action';

/** Fills in the provider's sign-up with a new account; ends where it began. */
async function signUp(page: Page, name = 'Dora Lind'): Promise<void> {
  const email = `dora-${Date.now().toString(36)}${Math.round(performance.now())}@example.com`;
  const fields = { 'Your name': name, 'E-mail address': email, Password: PASSWORD };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

async function signUpAt(page: Page, url: string): Promise<void> {
  await page.goto(`/account/sign-up?returnTo=${encodeURIComponent(url)}`);
  await signUp(page);
  await page.waitForURL(`**${url}`);
  await page.goto(url);
}

const hearts = (page: Page) =>
  page.getByRole('list', { name: 'Results' }).getByLabel(/^Save .* to favourites$/);
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Create a free account' });
const saved = (page: Page) => page.getByRole('dialog', { name: 'Saved Searches & Favourites' });
/** By the keyboard, since a notification may be above the header. */
const openSaved = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true }).press('Enter');
const pending = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PENDING);

test.beforeEach(async ({ page, site }) => {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url.startsWith('/') ? site.url + url : url, options);
});

test('a heart asks to sign in, the home is a favourite afterwards, and e-mail about it is offered [R1.012] [R4.051] [R4.052] [R4.053]', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/search');
  const first = hearts(page).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expect(prompt(page)).toBeVisible();
  expect(JSON.parse((await pending(page)) ?? '{}')).toMatchObject({ action: 'add-favourite' });
  expect(await violations(page)).toEqual([]);

  await prompt(page).getByRole('link', { name: 'Sign Up' }).click();
  const stored = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('AddFavourite'),
  );
  await signUp(page);

  await expect(page.getByLabel(label)).toHaveAttribute('aria-pressed', 'true');
  expect(await pending(page)).toBeNull();
  // The heart is filled at once, and the next page is rendered from what is stored.
  await stored;
  await test.step('e-mail about the favourite is off until the customer chooses it', async () => {
    const offer = page.getByRole('status').filter({ hasText: 'E-mail about price changes is off.' });
    await offer.getByRole('button', { name: 'Choose e-mail' }).press('Enter');
    const often = saved(page).getByLabel('E-mail about favourites');
    await expect(often).toHaveValue('NEVER');
    await expect(often).toHaveAccessibleDescription(/e-mail/i);
    const chosen = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('SetAlerts'),
    );
    await often.selectOption('Daily');
    expect(await (await chosen).json()).toMatchObject({
      data: { setAlerts: { __typename: 'SetAlertsSuccess' } },
    });
  });
  await page.reload();
  await expect(page.getByLabel(label)).toHaveAttribute('aria-pressed', 'true');
  await openSaved(page);
  await expect(saved(page).getByLabel('E-mail about favourites')).toHaveValue('DAILY');
});

test('the search holds what a customer saved; list, markers and profile each load for themselves [R3.071 R3.073 R4.023 R4.025]', async ({
  browser,
  site,
}) => {
  test.slow();
  // Its failures are wanted on the console.
  const page = await browser.newPage({ baseURL: site.url });
  await signUpAt(page, '/search');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Results' });
  const map = main.locator('.listing-map');
  const link = main.getByRole('link', { name: /^Saved/ });
  const heart = hearts(page).first();
  const waits = async () =>
    Promise.all([list, map, link].map(async (part) => (await part.getAttribute('aria-busy')) === 'true'));
  const hold = async (matches: (body: string, url: string) => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/graphql|\/_data\//, async (route) => {
      const request = route.request();
      if (matches(request.postData() ?? '', request.url())) await promise;
      await route.fallback();
    });
    return resolve;
  };
  await expect(link).toHaveText('Saved0');
  await heart.click();
  await expect(link).toHaveText('Saved1');
  const session = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(session.length).toBeGreaterThan(0);
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify(localStorage) + document.documentElement.outerHTML,
  );
  for (const { value } of session) expect(readable).not.toContain(value);

  await expect(map).toHaveAttribute('data-load', 'loaded');
  await main.getByRole('checkbox', { name: /map/i }).uncheck();
  await expect.poll(waits).toEqual([false, false, false]);
  const showMarkers = await hold((body) => /MapClusters|MapPoints/.test(body));
  await main.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(waits).toEqual([false, true, false]);
  showMarkers();
  await expect.poll(waits).toEqual([false, false, false]);

  const showResults = await hold((_, url) => url.includes('/_data/search'));
  await main.getByRole('combobox', { name: /sort/i }).selectOption({ index: 1 });
  await expect.poll(waits).toEqual([true, false, false]);
  showResults();
  await expect.poll(waits).toEqual([false, false, false]);

  await page.goto('/search');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.route(/\/search$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/,"lists":\{[^{}]*\}/, '')
      .replace(/<span class="saved-link__count">\d+<\/span>/, '');
    await route.fulfill({ response, body });
  });
  const { promise: hasResponded, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CustomerLists')) return route.fallback();
    await hasResponded;
    await route.abort();
  });
  await page.goto('/search');
  await expect(heart).toBeDisabled();
  expect((await waits())[2]).toBe(true);
  await link.click();
  await expect(saved(page).getByRole('status').first()).toBeVisible();
  respond();
  await expect(saved(page).getByText('Your saved searches could not be loaded.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect((await waits())[2]).toBe(false);
  await page.unrouteAll();
  await saved(page).getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page).getByText('You have no saved searches')).toBeVisible();
  await saved(page).getByRole('button', { name: 'Close' }).click();
  await expect(link).toHaveText('Saved1');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});

test('closing the sign-in forgets the favourite [R4.054]', async ({ page }) => {
  await page.goto('/search');
  await hearts(page).first().click();
  await prompt(page).getByRole('button', { name: 'Close' }).click();

  await expect(prompt(page)).toHaveCount(0);
  expect(await pending(page)).toBeNull();
});

test('a heart fills and empties at once; a 401 signs the customer out [R4.049] [R4.050] [R2.182] [R4.066]', async ({
  page,
}) => {
  await signUpAt(page, '/search');
  const path = (await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /\d/ })
    .first()
    .getAttribute('href')) as string;
  await page.goto(path);
  const heart = page
    .locator('.contact-card')
    .getByLabel(/to favourites$/)
    .first();
  const held: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (!/AddFavourite|RemoveFavourite/.test(route.request().postData() ?? '')) return route.continue();
    await new Promise<void>((resolve) => held.push(resolve));
    return route.continue();
  });
  const release = async () => {
    await expect.poll(() => held.length).toBe(1);
    const response = page.waitForResponse('**/graphql');
    held.pop()?.();
    await response;
  };

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  await release();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 1_000 });
  await release();

  // The session ends elsewhere; the page has it on screen still.
  await page.context().clearCookies();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dora Lind' })).toBeVisible();
  await heart.click();
  await release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dora Lind' })).toHaveCount(0);
});

test('a heart goes back, with a notification, when the home cannot be saved', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await signUpAt(page, '/search');
  const heart = hearts(page).first();
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('AddFavourite') ? route.abort() : route.continue(),
  );
  await heart.click();

  await expect(page.getByText('The home could not be saved to your favourites.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.close();
});

test('a search saved while signed out is saved after the sign-in; only its owner runs it, and deletes it after a question [R1.011] [R2.027] [R2.176] [R2.177] [R2.178] [R2.179] [R4.047] [R8.024] [R8.025]', {
  tag: '@core',
}, async ({ page, browser, site }) => {
  await page.goto('/search/geo/all-areas/4-bedrooms');
  const count = page.getByRole('heading', { level: 2, name: /homes? (for (sale|lease) )?(in|near) / });
  const found = (await count.textContent()) ?? '';
  await page.getByRole('link', { name: 'Save Search' }).first().click();
  await expect(prompt(page)).toBeVisible();
  await prompt(page).getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page);
  const dialog = page.getByRole('dialog', { name: 'Save Search' });
  await expect(dialog.getByLabel('Name of the search')).toHaveValue('4+ bed homes in all areas');
  await dialog.getByLabel('Name of the search').fill('Big homes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await openSaved(page);
  const link = saved(page).getByRole('link', { name: 'Big homes' });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/search\/s\/./);
  await expect(saved(page).getByText('You have no favourites')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const response = await page.goto(path);
  expect(response?.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL(/4-bedrooms/);
  await expect(count).toHaveText(found);
  await hearts(page).first().click();
  await openSaved(page);
  await expect(saved(page).getByRole('button', { name: /^Remove .* from favourites$/ })).toHaveCount(1);
  const remove = saved(page).getByRole('button', { name: 'Delete Big homes' });
  const question = saved(page).getByRole('alertdialog', {
    name: 'Are you sure you want to delete this saved search',
  });
  await remove.press('Enter');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  const stranger = await browser.newPage();
  await stranger.goto(site.url + path);
  await expect(stranger.getByText('Sign in to see this saved search').first()).toBeVisible();
  await stranger.close();

  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(saved(page).getByText('You have no saved searches')).toBeVisible();
  await page.reload();
  await openSaved(page);
  await expect(saved(page).getByText('You have no saved searches')).toBeVisible();
});

test('a favourite that left the market is marked as deleted, and can be removed [R8.023]', async ({
  page,
}) => {
  await page.goto('/account/sign-in?returnTo=%2Fabout');
  await page.getByLabel('E-mail address').fill('customer@edmonton.example');
  await page.getByLabel('Password').fill('strapwork-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await openSaved(page);

  await expect(saved(page).getByRole('button', { name: /^Remove .* from favourites$/ })).toHaveCount(4);
  const deleted = saved(page).getByRole('listitem').filter({ hasText: '(Deleted)' });
  await expect(deleted).toHaveCount(1);
  await expect(deleted.getByRole('link')).toHaveCount(0);
  await expect(deleted.getByRole('checkbox')).toHaveCount(0);
  await deleted.getByRole('button', { name: /^Remove / }).click();
  await expect(deleted).toHaveCount(0);

  await test.step('two of the others are compared side by side', async () => {
    const compare = saved(page).getByRole('checkbox', { name: /^Compare / });
    await compare.first().check();
    await expect(saved(page).getByText('1 home chosen, choose another to compare')).toBeVisible();
    await compare.nth(1).check();
    await saved(page).getByRole('link', { name: 'Compare side by side' }).click();
    await expect(page.getByRole('region', { name: 'Homes side by side' })).toBeVisible();
  });
});

test('two customers share their favourites by a link, with notes, until one of them stops', async ({
  browser,
  site,
}) => {
  test.slow();
  const dora = await browser.newPage({ baseURL: site.url });
  const ben = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  await signUpAt(dora, '/search');
  await hearts(dora).first().click();
  await openSaved(dora);
  await saved(dora)
    .getByRole('button', { name: /^Add a note/ })
    .press('Enter');
  await dora.keyboard.type('Quiet street');
  await saved(dora).getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(saved(dora).getByText('Quiet street')).toBeVisible();
  await expect(saved(dora).getByRole('button', { name: /^Edit your note/ })).toBeFocused();
  await expect(saved(dora).getByText(/^\$\d{3},\d{3}/)).toBeVisible();
  expect(await violations(dora)).toEqual([]);
  await saved(dora).getByRole('link', { name: 'Share favourites with somebody' }).click();
  await dora.getByRole('button', { name: 'Make an Invitation Link' }).click();
  const link = await dora.getByLabel('Send this link to one person').inputValue();
  expect(await violations(dora)).toEqual([]);

  await ben.goto(link);
  await expect(ben.getByText('Dora Lind would like to share favourites with you')).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(ben, 'Ben Amari');
  await ben.getByRole('button', { name: 'Share Favourites' }).click();
  await expect(ben.getByText('You share your favourites now.')).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('link', { name: 'Show the Shared List' }).click();
  const list = saved(ben);
  await expect(list.getByRole('heading', { name: 'Shared with Dora Lind' })).toBeVisible();
  await expect(list.getByText('Dora Lind Quiet street')).toBeVisible();
  await list.getByRole('button', { name: /^Add a note/ }).click();
  await ben.keyboard.type('Far from the school');
  await list.getByRole('button', { name: 'Save the note' }).click();
  await list.getByRole('button', { name: /^Save .* to favourites$/ }).click();
  await expect(list.getByText('You and Dora Lind')).toBeVisible();
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(ben)).toEqual([]);

  await dora.goto('/search#saved');
  await expect(saved(dora).getByText('You and Ben Amari')).toBeVisible();
  await expect(saved(dora).getByText('Ben Amari Far from the school')).toBeVisible();
  await saved(dora).getByRole('link', { name: 'Sharing' }).click();
  await dora.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(dora.getByText('You no longer share your favourites.')).toBeVisible();
  await ben.goto('/search#saved');
  await expect(saved(ben).getByRole('heading', { name: 'Favourites', exact: true })).toBeVisible();
  await expect(saved(ben).getByText('Quiet street')).toHaveCount(0);
  await dora.context().close();
  await ben.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search is saved by the footer under a name of its own [R2.233] [R2.245] [R5.046] [R5.047]', async ({
    page,
  }) => {
    await signUpAt(page, '/search/geo/all-areas/3-bedrooms');
    const dialog = page.getByRole('dialog', { name: 'Save Search' });
    const name = dialog.getByLabel('Name of the search');
    const save = dialog.getByRole('button', { name: 'Save' });
    await page.locator('.footer-mobile-search__bar').getByText('Save Search').tap();
    await expect(name).toHaveValue('3+ bed homes in all areas');
    await name.fill('  ');
    await save.tap();
    await expect(dialog.getByText('Name cannot be empty.')).toBeVisible();
    await name.fill('Near work');
    await save.tap();
    await expect(dialog).toHaveCount(0);
    await page.locator('.footer-mobile-search__bar').getByText('Save Search').tap();
    await name.fill('Near work');
    await save.tap();
    await expect(dialog.getByText('Search with this name already exists')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await name.fill('The same search');
    await save.tap();
    await expect(dialog.locator('form').getByRole('status')).toHaveText(
      'This search is already saved, now with this choice of e-mail: Near work',
    );
    await expect(dialog.getByRole('link', { name: 'Near work' })).toHaveAttribute('href', /^\/search\/s\/./);
    await page.keyboard.press('Escape');

    await page.locator('.footer-mobile-search__bar').getByRole('button', { name: 'Saved' }).tap();
    await expect(page.getByRole('link', { name: 'Near work' })).toBeVisible();
    await page.getByRole('link', { name: 'Show searches and favourites' }).tap();
    await expect(saved(page).getByRole('link', { name: 'Near work' })).toBeVisible();
  });
});
