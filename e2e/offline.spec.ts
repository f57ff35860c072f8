import { startSite } from '../scripts/lib/site.ts';
import { expect, test } from './support/test.ts';

test('in offline mode an agent signs in, saves a page and finds it again, all in one browser [R7.109 R7.110 R7.111]', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const site = await startSite({ env: { FEATURES: 'gus-v2,page-builder,offline' } });
  await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);

  await page.goto(`${site.origin}/access?returnTo=%2Fabout`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.origin}/about`);
  await page.getByRole('button', { name: 'Start Editing' }).click();
  const heading = page.frameLocator('#preview-frame').getByRole('textbox', { name: 'Heading' }).first();
  await heading.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Written without a server');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page saved!')).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).toContain('Written without a server');
  expect(kept).toContain('offline-page-builder');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Written without a server' }).first()).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  await expect(elsewhere.getByText('Written without a server')).toHaveCount(0);
  await elsewhere.context().close();
  await site.stop();
});
