import type { Page } from '@playwright/test';
import { expect, test, violations } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function openListing(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/for-(sale|lease)\//);
}

test('the details of a phone have their own header and footer, and modals as wide as it allows [R2.241 R2.246 R2.247 R2.248 R2.249 R2.197 R2.198 R2.199 R2.330]', async ({
  page,
  site,
}) => {
  await openListing(page, site.url);
  const url = page.url();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Page', exact: true })).toBeInViewport();
  const footer = page.getByRole('complementary', { name: 'This home' });
  await expect(footer).toBeInViewport();

  await footer.getByRole('link', { name: 'Share this listing' }).tap();
  const share = page.getByRole('dialog', { name: 'Share this listing' });
  const coded = encodeURIComponent(url);
  await expect(share.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
    'href',
    new RegExp(`twitter.*url=${coded}`),
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
  await expect(tour.getByLabel(/^Preferred day/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
