import { expect, test } from 'vitest';
import { testExecute } from '../testing/test-execute.ts';
import { feedPath, readFeedPath } from './feed-path.ts';
import { postFeed } from './post-feed.ts';

const execute = testExecute({
  PostFeed: ({ category }) => ({
    website: { config: { display: { siteName: 'Poplar & Main' } } },
    postCategories: [{ slug: 'buying', name: 'Buying' }],
    posts: {
      posts: [
        {
          path: '/blog/2026/21/11/what-a-basement-tells-you',
          title: `${category ?? 'All'} <posts>\u0007`,
          excerpt: 'Bring a torch.',
          content: '<p><a href="/search">Homes</a> <a href="//elsewhere.example/x">x</a></p>',
          date: '2026-11-21T16:00:00Z',
          authorName: 'Marta',
          image: { url: '/_files/valley.jpg' },
          categories: [{ name: 'Buying' }],
        },
      ],
    },
  }),
});
const read = async (path: string) => {
  const wanted = readFeedPath(path);
  if (!wanted) throw new Error(`${path} is no feed`);

  return postFeed(new URL(path, 'https://site.example'), wanted, execute);
};

test('the feed has each post with its full text, absolute URLs and valid XML', async () => {
  const response = await read(feedPath());
  const body = await response.text();

  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>Poplar &amp; Main</title>');
  expect(body).toContain('<title>All &lt;posts&gt;</title>');
  expect(body).toContain('<link>https://site.example/blog/2026/21/11/what-a-basement-tells-you</link>');
  expect(body).toContain('<pubDate>Sat, 21 Nov 2026 16:00:00 GMT</pubDate>');
  expect(body).toContain('href=&quot;https://site.example/search&quot;');
  expect(body).toContain('href=&quot;//elsewhere.example/x&quot;');
  expect(body).toContain('src=&quot;https://site.example/_files/valley.jpg&quot;');
});

test('a category has a feed of its own, an unknown one none', async () => {
  expect(await (await read(feedPath('buying'))).text()).toContain('<title>Poplar &amp; Main: Buying</title>');
  expect((await read(feedPath('nowhere'))).status).toBe(404);
});

test.each(['/blog', '/blog/feed', '/blog/2026/21/11/feed.xml', '/blog/category/%E0/feed.xml'])(
  '%s is no feed',
  (path) => expect(readFeedPath(path)).toBeNull(),
);
