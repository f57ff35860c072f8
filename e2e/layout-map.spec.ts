import type { Page } from '@playwright/test';
import { agentPage, expect, graphql, test } from './support/test.ts';

test('a page that asks for it has a map of homes under its header, unless a strap fills the screen with one [R2.049 R2.050]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const withMap = await publish(agent, site.url, 'strap-text');
  const withSearch = await publish(agent, site.url, 'strap-map-listing-search');
  await agent.context().close();

  await page.goto(`${site.url}/${withMap}`);
  const map = page.getByRole('region', { name: 'Map of the homes' });
  await expect(map).toHaveAttribute('data-load', 'loaded');
  await expect(map.getByRole('button', { name: /homes.*: show them/ }).first()).toBeVisible();
  await expect(page.locator('header.strap + .layout-map')).toBeVisible();
  const gaps = () =>
    page.evaluate(() => {
      const [header, map, main] = ['header.strap', '.layout-map', 'main'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return header && map && main && [map.top - header.bottom, main.top - map.bottom].map(Math.round);
    });
  await expect.poll(gaps).toEqual([0, 0]);

  await page.goto(`${site.url}/${withSearch}`);
  await expect(page.locator('main').getByRole('region', { name: 'Map of the results' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the homes' })).toHaveCount(0);
  await expect(page.locator('.layout-map')).toHaveCount(0);

  await page.goto(`${site.url}/about`);
  await expect(page.locator('.layout-map')).toHaveCount(0);
});

test('a wide map of a search begins at the centre of the site, one beside the results shows the city [R9.009]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const wide = await publish(agent, site.url, 'strap-map-listing-search');
  await agent.context().close();
  const boxAt = async (path: string) => {
    // Another one counts the homes of the whole search.
    const request = page.waitForRequest((one) =>
      /(?:MapClusters|MapPoints).*"bounds":\{/s.test(one.postData() ?? ''),
    );
    await page.goto(`${site.url}${path}`);
    return (await request).postDataJSON().variables.search.bounds;
  };

  const first = await boxAt(`/${wide}`);
  expect((first.north + first.south) / 2).toBeCloseTo(53.56, 2);
  expect((first.east + first.west) / 2).toBeCloseTo(-113.63, 2);

  const { east, west } = await boxAt('/search/geo/all-areas');
  const downtown = (-113.49 - west) / (east - west);
  expect(downtown).toBeGreaterThan(1 / 3);
  expect(downtown).toBeLessThan(2 / 3);
});

/** A page of one strap that asks for the map of the layout. */
async function publish(agent: Page, origin: string, name: string): Promise<string> {
  const slug = `${name}-${Date.now().toString(36)}`;
  const { data } = await graphql<{ savePage: { __typename: string } }>(
    agent,
    origin,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename } }',
    {
      page: {
        id: slug,
        slug,
        name: slug,
        order: 95,
        metaInfo: { title: 'Homes on a map', description: '', imageUrl: '' },
        hero: null,
        straps: [{ id: 'only', name, order: 0, state: {}, config: {} }],
        config: { showsMap: true },
        state: {},
      },
    },
  );
  expect(data.savePage.__typename).toBe('SavePageSuccess');

  return slug;
}
