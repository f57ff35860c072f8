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
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
const saved = (page: Page) => page.getByRole('dialog', { name: 'Saved Searches & Favourites' });
/** By the keyboard, since a notification may be above the header. */
const openSaved = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true }).press('Enter');
const pending = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PENDING);

test.beforeEach(async ({ page, site }) => {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url.startsWith('/') ? site.url + url : url, options);
});

test('a heart asks to sign in, and the home is a favourite afterwards [R1.012] [R4.051] [R4.052] [R4.053]', async ({
  page,
}) => {
  await page.goto('/search');
  const first = hearts(page).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expect(prompt(page)).toBeVisible();
  expect(JSON.parse((await pending(page)) ?? '{}')).toMatchObject({ action: 'add-favourite' });
  expect(await violations(page)).toEqual([]);

  await prompt(page).getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page);

  await expect(page.getByLabel(label)).toHaveAttribute('aria-pressed', 'true');
  expect(await pending(page)).toBeNull();
  await page.reload();
  await expect(page.getByLabel(label)).toHaveAttribute('aria-pressed', 'true');
});

test('closing the sign-in forgets the favourite [R4.054]', async ({ page }) => {
  await page.goto('/search');
  await hearts(page).first().click();
  await prompt(page).getByRole('button', { name: 'Close' }).click();

  await expect(prompt(page)).toHaveCount(0);
  expect(await pending(page)).toBeNull();
});

test('a heart fills and empties at once [R4.049] [R4.050] [R2.182]', async ({ page }) => {
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
  let release = () => {};
  await page.route('**/graphql', async (route) => {
    if (!/AddFavourite|RemoveFavourite/.test(route.request().postData() ?? '')) return route.continue();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return route.continue();
  });

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  release();
  await page.waitForResponse('**/graphql');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 1_000 });
  release();
  await page.waitForResponse('**/graphql');
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

test('a search saved while signed out is saved after the sign-in; only its owner runs it [R4.047]', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/search/4-bedrooms');
  await page.getByRole('link', { name: 'Save Search' }).first().click();
  await prompt(page).getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page);
  const dialog = page.getByRole('dialog', { name: 'Save Search' });
  await dialog.getByLabel('Name of the search').fill('Big homes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await openSaved(page);
  const link = saved(page).getByRole('link', { name: 'Big homes' });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/search\/s\/./);

  const response = await page.goto(path);
  expect(response?.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL(/4-bedrooms/);
  const stranger = await browser.newPage();
  await stranger.goto(site.url + path);
  await expect(stranger.getByText('Sign in to see this saved search').first()).toBeVisible();
  await stranger.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search is saved by the footer under a name of its own [R2.233] [R2.245] [R5.046] [R5.047]', async ({
    page,
  }) => {
    await signUpAt(page, '/search');
    const dialog = page.getByRole('dialog', { name: 'Save Search' });
    const name = dialog.getByLabel('Name of the search');
    const save = dialog.getByRole('button', { name: 'Save' });
    await page.locator('.footer-mobile-search__bar').getByText('Save Search').tap();
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
    await page.keyboard.press('Escape');

    await page.locator('.footer-mobile-search__bar').getByRole('button', { name: 'Saved' }).tap();
    await expect(page.getByRole('link', { name: 'Near work' })).toBeVisible();
    await page.getByRole('link', { name: 'Show searches and favourites' }).tap();
    await expect(saved(page).getByRole('link', { name: 'Near work' })).toBeVisible();
  });
});
