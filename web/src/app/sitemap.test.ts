import { expect, test } from 'vitest';
import { Failure, testExecute } from '../testing/test-execute.ts';
import { createSitemaps } from './sitemap.ts';

const SitemapSite = () => ({ space: { id: 'edmonton' }, viewer: { canEdit: false } });

const execute = testExecute({
  SitemapSite,
  PageList: () => ({
    pages: [
      { slug: 'index', savedAt: '2026-11-01T00:00:00Z' },
      { slug: 'about', savedAt: null },
      { slug: 'search', savedAt: null },
    ],
  }),
  SitemapListings: ({ page }) => ({
    search: {
      pageCount: 2,
      listings: [{ path: `/for-sale/home-${page}`, breadcrumbs: [{ id: '1' }, { id: `10${page}` }] }],
    },
  }),
  SitemapAgents: () => ({ agents: { pageCount: 1, agents: [{ path: '/agent/lea' }] } }),
  SitemapPosts: () => ({
    posts: { pageCount: 1, posts: [{ path: '/blog/2026/02/11/a&b', date: '2026-11-02T00:00:00Z' }] },
  }),
});

async function locations(
  path: string,
  responds = execute,
  respondSitemap = createSitemaps(),
  cacheControl = 'public, max-age=3600',
) {
  const response = await respondSitemap(new URL(path, 'http://localhost:3000'), responds);
  expect(response?.headers.get('cache-control')).toBe(cacheControl);
  const body = await response?.text();

  return [...(body ?? '').matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, found]) => found);
}

test('the sitemap index lists one sitemap for each kind of page', async () => {
  expect(await locations('/sitemap.xml')).toEqual(
    ['pages', 'listings', 'places', 'agents', 'posts'].map((name) => `/sitemap-${name}.xml`),
  );
});

test.each([
  ['pages', ['/', '/about']],
  ['listings', ['/for-sale/home-1', '/for-sale/home-2']],
  ['places', ['/search', '/search/geo/wof/1', '/search/geo/wof/101', '/search/geo/wof/102']],
  ['agents', ['/agent/lea']],
  ['posts', ['/blog/2026/02/11/a&amp;b']],
])('the sitemap of %s lists its URLs', async (name, paths) => {
  expect(await locations(`/sitemap-${name}.xml`)).toEqual(paths);
});

test('listings stop at the last page of their search', async () => {
  execute.requests.length = 0;
  await locations('/sitemap-listings.xml');

  expect(execute.requests.map(({ variables }) => variables)).toEqual([{}, { page: 1 }, { page: 2 }]);
});

test('an unknown sitemap returns 404, and a failed one is not an empty list', async () => {
  expect(createSitemaps()(new URL('http://localhost:3000/sitemap-constructor.xml'), execute)).toBeNull();
  await expect(
    locations(
      '/sitemap-posts.xml',
      testExecute({ SitemapSite, SitemapPosts: () => new Failure('UPSTREAM') }),
    ),
  ).rejects.toThrow();
});

test('listings are cached for all visitors of a site, also for their places', async () => {
  const respondSitemap = createSitemaps();
  execute.requests.length = 0;
  const [homes, places] = await Promise.all([
    locations('/sitemap-listings.xml', execute, respondSitemap),
    locations('/sitemap-places.xml', execute, respondSitemap),
  ]);
  await locations('/sitemap-listings.xml', execute, respondSitemap);

  expect([homes.length, places.length]).toEqual([2, 4]);
  expect(execute.requests.filter(({ operation }) => operation === 'SitemapListings')).toHaveLength(2);
});

test("lists of other sites and of agents are cached separately, and an agent's in no shared cache", async () => {
  const respondSitemap = createSitemaps();
  const pages = (slug: string, site: object) =>
    testExecute({ SitemapSite: () => site, PageList: () => ({ pages: [{ slug, savedAt: null }] }) });
  const send = (responds: typeof execute, cacheControl?: string) =>
    locations('/sitemap-pages.xml', responds, respondSitemap, cacheControl);
  const agents = pages('draft', { space: { id: 'one' }, viewer: { canEdit: true } });
  const visitor = { canEdit: false };

  expect(await send(agents, 'private, no-store')).toEqual(['/draft']);
  expect(await send(pages('about', { space: { id: 'one' }, viewer: visitor }))).toEqual(['/about']);
  expect(await send(pages('other', { space: { id: 'two' }, viewer: visitor }))).toEqual(['/other']);
  expect(await send(pages('later', { space: { id: 'one' }, viewer: visitor }))).toEqual(['/about']);
});
