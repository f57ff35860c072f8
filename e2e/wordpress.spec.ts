import { startWordPress } from '#engine/testing/stand-in-wordpress.ts';
import type { RunningSite } from '../scripts/lib/site.ts';
import { openSettings } from './support/editor.ts';
import { startSeededSite } from './support/template.ts';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';

let wordPress: Awaited<ReturnType<typeof startWordPress>>;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  wordPress = await startWordPress();
  site = await startSeededSite({ env: { IMPORT_NETWORKS: '127.0.0.0/8' } });
});
test.afterAll(async () => {
  await site.stop();
  await wordPress.close();
});

test('pages of a WordPress site become hidden pages of straps with their pictures, after a report', async ({
  browser,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.origin);
  await agent.goto(`${site.origin}/`);
  const settings = await openSettings(agent);
  await settings.getByRole('button', { name: 'Tools' }).click();
  const tool = settings.getByRole('region', { name: 'Import from WordPress' });

  await tool.getByLabel('URL of the WordPress site').fill(`${wordPress.url}/nothing`);
  await tool.getByRole('button', { name: 'Read the Site' }).click();
  await expect(tool.getByRole('alert')).toHaveText(/^The site responded with status 404/);
  await tool.getByLabel('URL of the WordPress site').fill(`${wordPress.url}/wp-admin/`);
  await tool.getByRole('button', { name: 'Read the Site' }).click();

  await expect(tool.getByLabel('Our story – since 1987 (/our-story)')).toBeChecked();
  await expect(tool.getByText('Sections: 7. Pictures: 3.')).toBeVisible();
  await expect(tool.getByText('The shortcode [contact-form-7] was left out.')).toBeVisible();
  await expect(tool.getByText('Left out because they have a password: 1')).toBeVisible();
  expect(wordPress.requests.filter((path) => path.startsWith('/wp-content'))).toEqual([]);
  expect(await violations(agent)).toEqual([]);
  await agent.screenshot({ path: 'test-results/wordpress-1440.png' });
  await agent.setViewportSize({ width: 390, height: 844 });
  await agent.screenshot({ path: 'test-results/wordpress-390.png' });
  await agent.setViewportSize({ width: 1280, height: 720 });
  // The connection fails when the second page is saved; after a reload the import continues with it.
  const isSaved = (body: string | null) =>
    body?.includes('EditorSavePage') && body.includes('"slug":"company-about"');
  await agent.route('**/graphql*', (route) =>
    isSaved(route.request().postData()) ? route.abort() : route.continue(),
  );
  await tool.getByRole('button', { name: 'Import (2)' }).press('Enter');
  await expect(tool.getByRole('alert')).toBeVisible();
  await expect(tool.getByText('Imported as hidden pages: 1')).toBeVisible();
  await agent.unroute('**/graphql*');
  await agent.reload();
  await openSettings(agent);
  await settings.getByRole('button', { name: 'Tools' }).click();
  await expect(tool.getByText(/^An import of .* stopped after 1 of 2 pages\./)).toBeVisible();
  expect(await violations(agent)).toEqual([]);
  await tool.getByRole('button', { name: 'Continue' }).click();

  await expect(tool.getByText('Imported as hidden pages: 2')).toBeVisible();
  await expect(tool.getByText('It links to /lost, which is not among the imported pages.')).toBeVisible();
  await expect(tool.getByText(/gone\.jpg was left out: .*status 404/)).toBeVisible();
  await expect(tool.getByText('Its address /about is taken here.')).toBeVisible();
  await expect(tool.getByRole('link', { name: 'About us (/company-about)' })).toBeVisible();
  type Stored = { page: { published: boolean; straps: { name: string; state: object }[] } };
  const { page } = (
    await graphql<Stored>(agent, site.origin, '{ page(slug: "our-story") { published straps } }')
  ).data;
  expect(page.published).toBe(false);
  expect(page.straps.map(({ name }) => name)).toEqual([
    'strap-text',
    'strap-text',
    'strap-image',
    'strap-gallery',
    'strap-video',
    'strap-quotes',
  ]);
  const stored = JSON.stringify(page.straps);
  expect(stored).toContain('/_files/edmonton/');
  expect(stored).not.toMatch(/wp-content|alert\(|127\.0\.0\.1/);
  expect(stored).toContain('"href":"/company-about"');

  await agent.goto(`${site.origin}/company/about/`);
  await expect(agent).toHaveURL(`${site.origin}/company-about`);
  await agent.getByRole('link', { name: 'Our story' }).first().click();
  await expect(agent.getByRole('heading', { level: 1, name: 'Our story – since 1987' })).toBeVisible();
  await expect(agent.getByRole('img', { name: 'The garden' })).toBeVisible();
  await agent.screenshot({ path: 'test-results/wordpress-page.png', fullPage: true });
  await agent.context().close();
});
