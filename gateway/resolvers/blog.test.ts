import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSettings, addSpaces, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let engine: TestEngine;
const POSTS = `query ($category: String, $page: Int, $order: SortOrder) {
  posts(category: $category, page: $page, order: $order) { total page pageCount posts { slug path title } }
}`;

beforeAll(async () => {
  engine = await createTestEngine();
  const { db } = engine.store;
  await addSpaces(engine.store);
  await addSettings(engine.store);
  await db
    .insertInto('post_categories')
    .values({ space_id: 'edmonton', id: 1, slug: 'market', name: 'Market & more', parent_slug: null })
    .execute();
  const post = (id: number, categories: string[]) => ({
    space_id: 'edmonton',
    id,
    slug: `post-${id}`,
    published_at: `2026-0${id}-15T18:00:00Z`,
    categories,
    document: JSON.stringify({
      title: `Bungalows & bikes ${id}`,
      content: `<p>Text ${id}</p><script>alert(1)</script><img src="/_files/a.jpg" onerror="alert(1)">`,
      excerpt: 'In short',
      authorName: 'Ada',
      image: { url: '/_files/b.jpg', width: 1600, height: 900, alt: 'A bike' },
    }),
  });
  await db
    .insertInto('posts')
    .values([post(1, ['market']), post(2, []), post(3, ['market'])])
    .execute();
});
afterAll(() => engine.close());

const send = async (text: string, variables?: Record<string, unknown>) =>
  (await createTestGateway({ upstreams: embeddedUpstreams(engine) })).query(text, variables);

describe('the blog of the page engine', () => {
  test('gives the newest two posts, and the rest on the next page', async () => {
    expect((await send(POSTS)).data.posts).toEqual({
      total: 3,
      page: 1,
      pageCount: 2,
      posts: [
        { slug: 'post-3', path: '/blog/2026/15/03/post-3', title: 'Bungalows & bikes 3' },
        { slug: 'post-2', path: '/blog/2026/15/02/post-2', title: 'Bungalows & bikes 2' },
      ],
    });
    expect((await send(POSTS, { page: 2 })).data.posts.posts).toMatchObject([{ slug: 'post-1' }]);
    expect((await send(POSTS, { category: 'market', order: 'ASC' })).data.posts.posts).toMatchObject([
      { slug: 'post-1' },
      { slug: 'post-3' },
    ]);
  });

  test('gives a post whose markup runs nothing', async () => {
    const { data } = await send(`{ post(slug: "post-1") {
      title excerpt content date authorName image { url width height alt } categories { name slug path }
    } missing: post(slug: "nothing") { id } postCategories { slug count } }`);

    expect(data.post).toMatchObject({
      excerpt: 'In short',
      date: '2026-01-15T18:00:00.000Z',
      authorName: 'Ada',
      image: { url: '/_files/b.jpg', width: 1600, height: 900, alt: 'A bike' },
      categories: [{ name: 'Market & more', slug: 'market', path: '/blog/category/market' }],
    });
    expect(data.post.content).toContain('<p>Text 1</p>');
    expect(data.post.content).not.toMatch(/script|onerror/);
    expect(data.missing).toBeNull();
    expect(data.postCategories).toEqual([{ slug: 'market', count: 2 }]);
  });

  test('more than a hundred posts at a time are cut to a hundred', async () => {
    const { data, errors } = await send('{ posts(size: 5000) { pageCount posts { slug } } }');

    expect(errors).toBeUndefined();
    expect(data.posts.pageCount).toBe(1);
  });

  test.each(['page: 0', 'size: 0'])('posts(%s) is rejected', async (argument) => {
    const { errors } = await send(`{ posts(${argument}) { total } }`);

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('a remote blog that fails only affects its own field', async () => {
  const { data, errors } = await (
    await createTestGateway({
      upstreams: embeddedUpstreams(engine),
      blogUrl: 'https://blog.example',
      fetchBlog: async () => Response.json([{ code: 'broken', message: 'Broken' }], { status: 500 }),
    })
  ).query('{ space { id } ... on Query { post(slug: "post-1") { id } } }');

  expect(data).toEqual({ space: { id: 'edmonton' }, post: null });
  expect(errors).toMatchObject([
    { path: ['post'], extensions: { code: 'UPSTREAM_FAILED', upstream: 'blog' } },
  ]);
});

test("an agent's URL in the operator's network is not requested", async () => {
  const website = sampleWebsite('Ours');
  let requests = 0;
  const inside = createServer((_, response) => {
    requests += 1;
    response.end('[]');
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  website.config.setup.blogUrl = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
  await engine.store.db
    .updateTable('settings')
    .set({ body: JSON.stringify(website) })
    .where('name', '=', 'website')
    .execute();
  const { call } = engine;
  await call('__invalidate__', {
    method: 'POST',
    body: { spaceID: 'edmonton' },
    headers: { 'x-invalidate-secret': 'a secret of the tests' },
  });

  const POST = '{ post(slug: "post-1") { id } }';
  const { errors } = await send(POST);
  // Not even the operator's own blog host: it is allowed only for websites that configure none.
  const beside = await createTestGateway({
    upstreams: embeddedUpstreams(engine),
    blogUrl: `${new URL(website.config.setup.blogUrl).origin}/blog`,
  });
  const same = await beside.query(POST);

  inside.close();

  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', upstream: 'blog' } }]);
  expect(same.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', upstream: 'blog' } }]);
  expect(requests).toBe(0);
});
