import { agentPage, createPage, expect, test, violations } from './support/test.ts';

const ROUTES = ['/', '/about', '/search', '/access', '/privacy-policy', '/nowhere'];

for (const width of [1440, 390]) {
  for (const route of ROUTES) {
    test(`axe finds nothing on ${route} at ${width} pixels`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + route, { waitUntil: 'networkidle' });

      expect(await violations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on a listing's details at ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/search`);
    await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/for-(sale|lease)\//);
    // Not until the network is quiet: on a fresh start the photos of a home are still being drawn.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on a page that is edited', async ({ browser, site }) => {
  const agent = await agentPage(browser, site.url);
  const address = await createPage(agent, site.url, 'edit-accessible');
  await agent.goto(address);
  expect(await violations(agent)).toEqual([]);

  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await agent.frameLocator('#preview-frame').getByText('First text').click();
  expect(await violations(agent)).toEqual([]);

  await agent
    .frameLocator('#preview-frame')
    .getByRole('button', { name: 'Insert a strap after this one' })
    .first()
    .click();
  await expect(agent.getByRole('dialog', { name: 'Insert a strap' })).toBeVisible();
  expect(await violations(agent)).toEqual([]);
  await agent.context().close();
});
