// @vitest-environment node
import { expect, test } from 'vitest';
import { Failure, testExecute } from '../testing/test-execute.ts';
import { answerSitemap } from './sitemap.ts';

const execute = testExecute({
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

async function locations(path: string, answers = execute) {
  const body = await (await answerSitemap(new URL(path, 'http://localhost:3000'), answers))?.text();

  return [...(body ?? '').matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, found]) => found);
}

test('the sitemap of a site names one for each kind of its addresses', async () => {
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
])('the sitemap of %s lists its addresses', async (name, paths) => {
  expect(await locations(`/sitemap-${name}.xml`)).toEqual(paths);
});

test('listings end where a search of them ends: nothing is asked beyond its last page', async () => {
  execute.asked.length = 0;
  await locations('/sitemap-listings.xml');

  expect(execute.asked.map(({ variables }) => variables)).toEqual([{ page: 1 }, { page: 2 }]);
});

test('a sitemap nobody has is none, and one that cannot be read is no empty list', async () => {
  expect(answerSitemap(new URL('http://localhost:3000/sitemap-constructor.xml'), execute)).toBeNull();
  await expect(
    locations('/sitemap-posts.xml', testExecute({ SitemapPosts: () => new Failure('UPSTREAM') })),
  ).rejects.toThrow();
});
