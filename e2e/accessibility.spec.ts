import type { Page } from '@playwright/test';
import { startEditing, toolsOf } from './support/editor.ts';
import { agentPage, createPage, expect, graphql, test, violations } from './support/test.ts';

const WIDTHS = [1440, 390];
const ROUTES = ['/', '/about', '/search', '/access', '/privacy-policy', '/nowhere'];

for (const route of ROUTES) {
  test(`axe finds nothing on ${route} at 1440 and 390 pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + route, { waitUntil: 'networkidle' });

    expect(await violationsWideAndNarrow(page)).toEqual([]);
  });
}

test("axe finds nothing on a listing's details at 1440 and 390 pixels", async ({ page, site }) => {
  // The bar at the screen's edge lies over nothing that can be pressed.
  await page.setViewportSize({ width: 1440, height: 1500 });
  await page.goto(`${site.url}/search`);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
  // Without waiting for network idle: on a fresh start the photos of a home are still being drawn.
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  expect(await violationsWideAndNarrow(page)).toEqual([]);
});

test('axe finds nothing on a page that is edited', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url);
  const pageUrl = await createPage(agent, site.url, 'edit-accessible');
  await agent.goto(pageUrl);
  expect(await violations(agent)).toEqual([]);

  await startEditing(agent);
  await agent.frameLocator('#preview-frame').getByText('First text').click();
  await toolsOf(agent, 'Text');
  expect(await violations(agent)).toEqual([]);

  await agent
    .frameLocator('#preview-frame')
    .getByRole('button', { name: 'Insert a section after this one' })
    .first()
    .click();
  await expect(agent.getByRole('dialog', { name: 'Insert a section' })).toBeVisible();
  expect(await violations(agent)).toEqual([]);
  await agent.context().close();
});

test("axe finds nothing on the first design of a home's details at 1440 and 390 pixels, where a single property has its facts apart", async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const { data } = await graphql<{ search: { listings: { mls: string }[] } }>(
    agent,
    site.url,
    '{ search(size: 1) { listings { mls } } }',
  );
  const listingID = data.search.listings[0]?.mls ?? '';
  const state = { listingID, showMap: true, showContactCard: true, contact: { html: '' } };
  const pageUrl = await createPage(
    agent,
    site.url,
    'first-design',
    [{ name: 'strap-listing-details', state }],
    { name: 'hero-single-property', state: { listingID } },
  );
  await page.goto(pageUrl);
  await expect(page.getByRole('article').getByText('Facts and features')).toBeVisible();

  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.locator('.hero-single-property__turn')).toHaveText(/^2\/\d+$/);
  await expect(page.locator('.hero-single-property__photo img')).not.toHaveCount(1);
  const facts = page.locator('.hero-single-property__facts');
  await expect(facts).not.toContainText('·');
  for (const width of WIDTHS) {
    await resize(page, width);
    expect(await violations(page), `at ${width} pixels`).toEqual([]);
    await expect.poll(() => facts.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  }
  await agent.context().close();
});

test('axe finds nothing on the refine panel of a phone, open and scrolled to its end', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/search`);
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: /^Show [\d,]+ homes$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await panel.getByText('Basement', { exact: true }).first().scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
});

/** What axe finds on the page as it is loaded, wide and then narrow: loading takes longer than checking. */
async function violationsWideAndNarrow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width);
    found.push(...(await violations(page)).map((violation) => `${width}: ${violation}`));
  }

  return found;
}

/** Resolves when the layout has followed the width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
