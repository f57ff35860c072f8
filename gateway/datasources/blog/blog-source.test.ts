import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDMONTON } from '../../testing/fixtures.ts';
import { BlogSource } from './blog-source.ts';

const RECORDED = join(import.meta.dirname, 'testing');
const BLOG = 'http://127.0.0.1:8090';

type FakeResult = { body: unknown; status?: number; headers?: Record<string, string> };

/** A blog whose responses depend on the part of the URL after `wp-json/`. */
function blog(respond: (path: string, query: URLSearchParams) => FakeResult | undefined, url = BLOG) {
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, searchParams, search } = new URL(request.url);
    requests.push(decodeURIComponent(`${pathname}${search}`));
    const {
      body,
      status = 200,
      headers,
    } = respond(pathname.replace('/wp-json/', ''), searchParams) ?? {
      body: { code: 'rest_no_route', message: 'No route was found' },
      status: 404,
    };
    return Response.json(body, { status, headers });
  };
  const source = new BlogSource({
    spaceId: EDMONTON.id,
    engine: { name: 'engine', baseUrl: 'http://engine.test/', fetch },
    token: null,
    named: async () => url,
    outside: { fetch, fetchOperators: fetch, modern: new Set() },
  });

  return { source, requests };
}

const v1 = (more: object = {}) => ({
  ID: 4,
  slug: 'a-post',
  title: 'Ritchie &amp; Hazeldean &#8217;26',
  excerpt: '<p>In short [&hellip;]</p>\n',
  content: '<p>Content</p>',
  date: '2026-03-14T22:30:00',
  date_gmt: '2026-03-15T04:30:00',
  sticky: false,
  author: { name: 'Noor' },
  featured_image: null,
  terms: { category: [{ name: 'Tips &amp; tricks', slug: 'tips' }] },
  ...more,
});
const v2 = (more: object = {}) => ({
  id: 4,
  slug: 'a-post',
  title: { rendered: 'Ritchie &amp; Hazeldean &#8217;26' },
  excerpt: { rendered: '<p>In short [&hellip;]</p>\n', protected: false },
  content: { rendered: '<p>Content</p>', protected: false },
  date: '2026-03-14T22:30:00',
  date_gmt: '2026-03-15T04:30:00',
  _embedded: {
    author: [{ name: 'Noor' }],
    'wp:term': [[{ name: 'Tips &amp; tricks', slug: 'tips', taxonomy: 'category' }], []],
  },
  ...more,
});
const POST = {
  id: '4',
  slug: 'a-post',
  path: '/blog/2026/14/03/a-post',
  title: 'Ritchie & Hazeldean ’26',
  excerpt: 'In short…',
  content: '<p>Content</p>',
  date: '2026-03-15T04:30:00.000Z',
  authorName: 'Noor',
  authorId: null,
  homesPath: null,
  image: null,
  categories: [{ name: 'Tips & tricks', slug: 'tips', path: '/blog/category/tips', count: null }],
};

describe('the dialect of the JSON plugin', () => {
  const only = (posts: unknown[], headers?: Record<string, string>) =>
    blog((path) => (path === 'posts' ? { body: posts, headers } : undefined));

  test('a post is read, its texts without markup', async () => {
    const { source, requests } = only([v1()], { 'x-wp-total': '31' });

    expect(await source.posts({})).toEqual({ total: 31, posts: [POST] });
    expect(requests).toEqual([
      '/wp-json/posts?filter[posts_per_page]=2&filter[orderby]=date&filter[order]=DESC',
    ]);
  });

  test.each([
    ['a deleted image', { featured_image: { errors: { x: ['gone'] }, error_data: {} } }],
    ['an image that runs', { featured_image: { source: 'javascript:alert(1)' } }],
  ])('%s is not an image', async (_, more) => {
    expect((await only([v1(more)]).source.post('a-post'))?.image).toBeNull();
  });

  test.each([[{ terms: [] }], [{ terms: {} }], [{ terms: null }]])('%j are no categories', async (more) => {
    expect((await only([v1(more)]).source.post('a-post'))?.categories).toEqual([]);
  });

  test('a sticky post at the top is moved to its own place', async () => {
    const sticky = v1({ ID: 1, sticky: true, date: '2022-01-01T00:00:00' });
    const { source } = only([sticky, v1({ ID: 9 }), v1({ ID: 8, date: '2026-01-01T00:00:00' })]);

    expect((await source.posts({ perPage: 2 })).posts.map(({ id }) => id)).toEqual(['9', '8']);
  });

  test('a repeated post is shown once, one without an id not at all', async () => {
    const { posts } = await only([v1(), v1(), { slug: 'broken' }]).source.posts({ perPage: 9 });

    expect(posts.map(({ id }) => id)).toEqual(['4']);
  });

  test('errors are a list; they are the failure of the blog', async () => {
    const errors = [{ code: 'json_user_cannot_read', message: 'Sorry' }];
    const failing = (status: number) => blog(() => ({ body: errors, status })).source.posts({});

    await expect(failing(401)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_FAILED', upstream: 'blog' },
    });
    await expect(failing(200)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
  });

  test('an unknown post is null', async () => {
    expect(await only([], { 'x-wp-total': '1' }).source.post('draft')).toBeNull();
  });
});

describe('the dialect wp/v2', () => {
  const modern = (posts: unknown, status = 200, categories: unknown[] = []) =>
    blog((path) => {
      if (path === 'wp/v2/posts') return { body: posts, status, headers: { 'x-wp-total': '7' } };
      return path === 'wp/v2/categories' ? { body: categories } : undefined;
    });

  test('is found out once, and a post is the same as in the other one', async () => {
    const { source, requests } = modern([v2()]);

    expect(await source.posts({})).toEqual({ total: 7, posts: [POST] });
    expect(await source.post('a-post')).toEqual(POST);
    expect(requests.map((address) => address.split('?')[0])).toEqual([
      '/wp-json/posts',
      '/wp-json/wp/v2/posts',
      '/wp-json/wp/v2/posts',
    ]);
  });

  test('is taken at its word when the website names it', async () => {
    const { source, requests } = blog(() => ({ body: [] }), `${BLOG}/news/wp-json/wp/v2/`);
    await source.posts({ page: 3, perPage: 5, order: 'ASC' });

    expect(requests).toEqual(['/news/wp-json/wp/v2/posts?_embed=1&per_page=5&page=3&orderby=date&order=asc']);
  });

  test('a protected post is nowhere', async () => {
    const { source } = modern([v2({ content: { rendered: '', protected: true } })]);

    expect((await source.posts({})).posts).toEqual([]);
    expect(await source.post('a-post')).toBeNull();
  });

  test('the index of the interface in place of a deleted image is no image', async () => {
    const { source } = modern([v2({ _embedded: { 'wp:featuredmedia': [{ name: 'Blog', routes: {} }] } })]);

    expect((await source.post('a-post'))?.image).toBeNull();
  });

  test('past the last page there is nothing', async () => {
    const { source } = modern({ code: 'rest_post_invalid_page_number', data: { status: 400 } }, 400);

    expect(await source.posts({ page: 99 })).toEqual({ total: 0, posts: [] });
  });

  test('a category includes its children', async () => {
    const categories = [
      { id: 5, name: 'Life', slug: 'life', parent: 0, count: 8 },
      { id: 7, name: 'Oliver', slug: 'oliver', parent: 5, count: 2 },
      { id: 9, name: 'Other', slug: 'other', parent: 0, count: 1 },
    ];
    const { source, requests } = modern([], 200, categories);

    await source.posts({ category: 'life' });
    expect(requests.at(-1)).toContain('categories=5,7');
    expect(await source.posts({ category: 'none' })).toEqual({ total: 0, posts: [] });
  });
});

test('without an address the blog is the page engine’s', async () => {
  const { source, requests } = blog(() => ({ body: [] }), '');
  await source.categories();

  expect(requests).toEqual(['/blog/edmonton/wp-json/taxonomies/category/terms']);
});

describe('recorded responses of WordPress', () => {
  const recorded = (file: string) => JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as unknown;
  const from = (path: string, file: string, status = 200) =>
    blog((requests) => (requests === path ? { body: recorded(file), status } : undefined)).source;

  test('the first page of the old plugin begins with the newest post', async () => {
    const { posts } = await from('posts', 'v1/posts-default.json').posts({ perPage: 1 });

    expect(posts).toMatchObject([
      { slug: 'marche-dedmonton-ou-en-sommes-nous', title: 'Marché d’Edmonton : où en sommes-nous ?' },
    ]);
  });

  test('one post is the same in both dialects', async () => {
    const old = await from('posts', 'v1/post-name-edmonton-market-report.json').post('x');
    const now = await from('wp/v2/posts', 'v2/post-slug-edmonton-market-report-embed.json').post('x');

    expect(old).toMatchObject({
      id: '4',
      path: '/blog/2022/01/02/edmonton-market-report-what-1204-sales-tell-us',
      authorName: 'Noor Haddad',
      date: '2022-02-01T15:05:00.000Z',
      image: { url: `${BLOG}/wp-content/uploads/2022/02/IMG_20401-1.jpg`, width: 1600, height: 1067 },
      categories: [{ name: 'Market Reports', slug: 'market-reports' }],
    });
    expect(now).toEqual({ ...old, image: { ...old?.image, alt: '' } });
    expect(old?.content).not.toMatch(/<iframe|<script|onerror|javascript:/);
    expect(old?.content).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
  });

  test('broken HTML is repaired, and foreign frames are removed', async () => {
    const post = await from('posts', 'v1/post-name-iframes.json').post('x');

    expect(post?.title).toBe('Saturday in Ritchie & Hazeldean');
    expect(post?.content).not.toContain('google.com/maps');
  });

  test('a deleted image, shortcodes of plugins that are gone', async () => {
    const post = await from('wp/v2/posts', 'v2/post-slug-missing-image-embed.json').post('x');

    expect(post?.image).toBeNull();
    expect(post?.content).not.toMatch(/\[\/?(?:vc_|su_button|contact-form-7|idx-listings)/);
    expect(post?.content).toContain('Book a showing');
  });

  test('categories, lists past the end and unknown posts', async () => {
    const terms = await from('taxonomies/category/terms', 'v1/category-terms.json').categories();

    expect(terms[0]).toEqual({
      name: 'Buying a Home',
      slug: 'buying',
      path: '/blog/category/buying',
      count: 9,
    });
    expect(terms.map(({ name }) => name)).toContain('Oliver & Wîhkwêntôwin');
    expect(await from('wp/v2/categories', 'v2/categories.json').categories()).toContainEqual(terms[0]);
    expect(await from('posts', 'v1/posts-past-the-end.json').posts({ page: 99 })).toEqual({
      total: 0,
      posts: [],
    });
    expect(await from('posts', 'v1/post-name-unknown.json').post('x')).toBeNull();
    expect(await from('wp/v2/posts', 'v2/posts-past-the-end.json', 400).posts({ page: 99 })).toEqual({
      total: 0,
      posts: [],
    });
  });
});
