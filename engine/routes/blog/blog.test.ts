import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const POSTS = 'blog/edmonton/wp-json/posts';
let engine: TestEngine;

const post = (id: number, published_at: string, categories: string[], more: object = {}) => ({
  space_id: 'edmonton',
  id,
  slug: `post-${id}`,
  published_at,
  categories,
  document: JSON.stringify({
    title: `Title ${9 - id} & more`,
    content: `<p>Content ${id}</p>`,
    excerpt: `In short: ${id} < ${id + 1}`,
    authorName: 'Ada Agent',
    ...more,
  }),
});

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  const category = (id: number, slug: string, name: string, parent_slug: string | null = null) => ({
    space_id: 'edmonton',
    id,
    slug,
    name,
    parent_slug,
  });
  await engine.store.db
    .insertInto('post_categories')
    .values([
      category(1, 'market', 'Market & numbers'),
      category(2, 'life', 'Life'),
      category(3, 'parks', 'Parks', 'life'),
    ])
    .execute();
  await engine.store.db
    .insertInto('posts')
    .values([
      post(1, '2026-01-01T05:00:00Z', ['market']),
      post(2, '2026-02-01T12:00:00Z', ['life']),
      post(3, '2026-03-01T12:00:00Z', ['parks'], {
        image: { url: '/_files/park.jpg', width: 1600, height: 900, alt: 'A park' },
      }),
      post(4, '2026-04-01T12:00:00Z', []),
      post(5, '2027-01-01T12:00:00Z', ['market']),
      { ...post(6, '2026-05-01T12:00:00Z', ['market']), slug: '日本', space_id: 'san-antonio' },
    ])
    .execute();
});
afterAll(() => engine.close());

const ids = async (query: string) => {
  const { body, headers } = await engine.call(`${POSTS}?${query}`);
  return {
    ids: body.map(({ ID }: { ID: number }) => ID),
    total: headers.get('x-wp-total'),
    pages: headers.get('x-wp-totalpages'),
  };
};

test('the newest two posts are the default, without unpublished ones [R7.094]', async () => {
  expect(await ids('')).toEqual({ ids: [4, 3], total: '4', pages: '2' });
});

test('posts are listed by category with its children, order, size and page [R7.094]', async () => {
  expect(await ids('filter[category_name]=life')).toMatchObject({ ids: [3, 2], total: '2' });
  expect(await ids('filter[category_name]=parks')).toMatchObject({ ids: [3] });
  expect(await ids('filter[category_name]=none')).toMatchObject({ ids: [], total: '0', pages: '0' });
  expect(await ids('filter[orderby]=title&filter[order]=ASC')).toMatchObject({ ids: [4, 3] });
  expect(await ids('filter[order]=asc&filter[posts_per_page]=3')).toMatchObject({ ids: [1, 2, 3] });
  expect(await ids('filter[posts_per_page]=3&page=2')).toEqual({ ids: [1], total: '4', pages: '2' });
  expect(await ids('page=99')).toMatchObject({ ids: [] });
});

test('a filter that cannot be read counts as not said', async () => {
  expect(
    await ids('filter[posts_per_page]=many&filter[orderby]=luck&filter[mood]=good&page=0'),
  ).toMatchObject({
    ids: [4, 3],
  });
});

test('a post is found by its slug, in the shape of the plugin [R7.095]', async () => {
  const { body } = await engine.call(`${POSTS}?filter[name]=post-3`);

  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    ID: 3,
    slug: 'post-3',
    title: 'Title 6 &amp; more',
    content: '<p>Content 3</p>',
    excerpt: '<p>In short: 3 &lt; 4</p>\n',
    author: { name: 'Ada Agent' },
    date: '2026-03-01T05:00:00',
    date_gmt: '2026-03-01T12:00:00',
    date_tz: 'America/Edmonton',
    link: '/blog/2026/01/03/post-3',
    featured_image: { source: '/_files/park.jpg', attachment_meta: { width: 1600, height: 900 } },
    terms: { category: [{ slug: 'parks', name: 'Parks', parent: { slug: 'life' } }] },
  });
  expect((await engine.call(`${POSTS}?filter[name]=unknown`)).body).toEqual([]);
  expect((await engine.call(`${POSTS}?filter[name]=post-5`)).body).toEqual([]);
});

test('the day of a post is the day where the space is', async () => {
  const { body } = await engine.call(`${POSTS}?filter[name]=post-1`);

  expect(body[0].date).toBe('2025-12-31T22:00:00');
});

test('a slug in another script is found, encoded once or twice', async () => {
  for (const slug of ['%E6%97%A5%E6%9C%AC', '%25E6%2597%25A5%25E6%259C%25AC']) {
    const { body } = await engine.call(`blog/san-antonio/wp-json/posts?filter[name]=${slug}`);
    expect(body).toHaveLength(1);
  }
});

test('the categories are listed by name with the number of their posts [R7.096]', async () => {
  const { body } = await engine.call('blog/edmonton/wp-json/taxonomies/category/terms');

  expect(body.map(({ slug, name, count }: Record<string, unknown>) => [slug, name, count])).toEqual([
    ['life', 'Life', 1],
    ['market', 'Market &amp; numbers', 1],
    ['parks', 'Parks', 1],
  ]);
  expect(body[2].parent.slug).toBe('life');
});

test('a space that is not there has no blog', async () => {
  expect(await engine.call('blog/nowhere/wp-json/posts')).toMatchObject({ status: 404 });
});
