import type { RunningSite } from '../scripts/lib/site.ts';
import { canvasOf, retitle, save } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { expect, test } from './support/test.ts';

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSeededSite({ env: { FEATURES: 'gus-v2,page-builder,offline' } });
});

test.afterAll(() => site?.stop());

test('in offline mode an agent signs in, saves a page and finds it again, all in one browser [R7.109 R7.110 R7.111]', async ({
  browser,
  page,
}) => {
  await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Editing' })).toHaveCount(0);

  await page.goto(`${site.origin}/access?returnTo=%2Fabout`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.origin}/about`);
  await page.getByRole('button', { name: 'Start Editing' }).click();
  const heading = canvasOf(page).getByRole('textbox', { name: 'Heading' }).first();
  await expect(heading).toHaveText(/\w/);
  await retitle(page, (await heading.textContent()) ?? '', 'Written without a server');
  await save(page);

  const stored = () => page.evaluate(() => JSON.stringify(window.localStorage));
  await expect.poll(stored).toContain('Written without a server');
  expect(await stored()).toContain('offline-page-builder');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Written without a server' }).first()).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${site.origin}/about`, { waitUntil: 'networkidle' });
  await expect(elsewhere.getByText('Written without a server')).toHaveCount(0);
  await elsewhere.context().close();
});
