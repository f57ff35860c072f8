import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ReadCall, type ReadParams, readPath } from '#domain/calls/read-calls.ts';
import { newPage } from '#domain/page/new-page.ts';
import { SearchIndex } from '../search-index/search-index.ts';
import { addListings, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../testing/test-engine.ts';

const TARGET = { spaceID: 'edmonton', source: SOURCE };
const ADMIN = 'space/edmonton/app/website/admin';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(engine.store, [{ id: 'one', price: 300_000 }, { id: 'two' }]);
  for (const name of ['website', 'header', 'footer']) {
    const body = { config: {}, name, nav: [] };
    await engine.store.db
      .insertInto('settings')
      .values({
        space_id: 'edmonton',
        name: name as 'website',
        revision: 1,
        body: JSON.stringify(body),
        saved_at: new Date(),
        saved_by: 'ada',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await save('about', 'About us');
});
afterAll(() => engine.close());

async function save(slug: string, name: string): Promise<void> {
  const stored = await engine.call(`${ADMIN}/page/${slug}`, { token: 'agent' });
  const revision = stored.headers.get('etag')?.replaceAll('"', '');
  const body = { ...newPage({ slug, order: 0 }), name };
  const { status } = await engine.call(`${ADMIN}/page/${slug}`, {
    method: 'PUT',
    token: 'agent',
    revision,
    body,
  });
  if (status >= 300) throw new Error(`The page was not saved: ${status}`);
}

describe('a read in the same process', () => {
  test.each<[ReadCall, Record<string, string>, Record<string, string>]>([
    ['website', { spaceID: 'edmonton' }, {}],
    ['website', { spaceID: 'nowhere' }, {}],
    ['page', { spaceID: 'edmonton', pageID: 'about' }, {}],
    ['page', { spaceID: 'edmonton', pageID: 'unknown' }, {}],
    ['search', TARGET, { low_price: '200000', select_additional: 'description' }],
    ['search', TARGET, { low_price: 'cheap' }],
    ['search', { ...TARGET, source: 'idx-sat-v5' }, {}],
    ['listings', { ...TARGET, ids: 'two|one|none' }, {}],
    ['clusters', { ...TARGET, n: '5' }, {}],
    ['clusters', { ...TARGET, n: '99' }, {}],
    ['points', TARGET, { limit: '1' }],
    ['facets', TARGET, { raw_fields: '["additionalDetails.Parking"]' }],
    ['facets', TARGET, { raw_fields: 'Parking' }],
    ['posts', { spaceID: 'edmonton' }, { 'filter[orderby]': 'title' }],
    ['posts', { spaceID: 'nowhere' }, {}],
  ])('gives the same response as over REST: %s of %j with %j', async (name, params, query) => {
    const { status, json } = await engine.read(name, params as ReadParams<typeof name>, query);
    const path = readPath(name, params as ReadParams<typeof name>).map(encodeURIComponent);
    const rest = await engine.call(`${path.join('/')}?${new URLSearchParams(query)}`);

    expect({ status, body: JSON.parse(JSON.stringify(json)) }).toEqual({
      status: rest.status,
      body: rest.body,
    });
  });
});

test('the homes of concurrent searches, as those of the straps of a page, are read together', async () => {
  const index = new SearchIndex({ db: engine.store.db, log: { info: () => {}, error: () => {} } });
  await index.start();
  const indexed = await createTestEngine({ store: engine.store, index });
  await indexed.read('search', TARGET, { low_price: '999999999' });
  const statements = vi.spyOn(engine.store.db, 'executeQuery');

  const found = await Promise.all(
    Array.from({ length: 12 }, (_, n) => indexed.read('search', TARGET, { low_price: String(1000 + n) })),
  );

  expect(found.map(({ json }) => (json as { hits: { hits: unknown[] } }).hits.hits.length)).toEqual(
    Array(12).fill(1),
  );
  // A turn of the event loop may end early on a busy machine.
  expect(statements.mock.calls.length).toBeLessThanOrEqual(3);
  statements.mockRestore();
  await index.stop();
  await indexed.close();
});

describe('a page', () => {
  const page = async () => (await engine.read('page', { spaceID: 'edmonton', pageID: 'about' }, {})).json;

  test('is read from the store for each request while nobody announces changes', async () => {
    const before = await page();
    await save('about', 'Our story');

    expect(await page()).not.toBe(before);
    expect(await page()).toMatchObject({ page: { name: 'Our story' } });
  });

  test('is the same object until a change of its site is announced, and nobody can change it', async () => {
    engine.follow(true);
    const before = await page();
    await save('about', 'New story');

    expect(await page()).toBe(before);
    expect(Object.isFrozen((before as { page: { straps: unknown } }).page.straps)).toBe(true);
    engine.forget('san-antonio');
    expect(await page()).toBe(before);
    engine.forget('edmonton');
    expect(await page()).toMatchObject({ page: { name: 'New story' } });
  });

  test('is read anew when announcements end', async () => {
    engine.follow(true);
    await page();
    await save('about', 'Last story');
    engine.follow(false);

    expect(await page()).toMatchObject({ page: { name: 'Last story' } });
  });

  test('is read from the store for who is signed in', async () => {
    engine.follow(true);
    await page();
    await save('about', 'Own story');

    const { body } = await engine.call('getPage/edmonton/about', { token: 'agent' });
    expect(body.page.name).toBe('Own story');
    engine.follow(false);
  });
});

describe('the posts that straps show', () => {
  const add = (id: number, published_at: Date) =>
    engine.store.db
      .insertInto('posts')
      .values({
        space_id: 'edmonton',
        id,
        slug: `post-${id}`,
        published_at,
        categories: [],
        document: JSON.stringify({ title: `Post ${id}`, content: '', excerpt: '', authorName: 'Ada' }),
      })
      .execute();

  test('are the same objects until a change of the site is announced, or a scheduled post appears', async () => {
    let now = TEST_NOW;
    const timed = await createTestEngine({ store: engine.store, clock: () => now });
    const posts = async (query = {}) =>
      (await timed.read('posts', { spaceID: 'edmonton' }, query)).json as { ID: number }[];
    const ids = async (query = {}) => (await posts(query)).map(({ ID }) => ID);
    timed.follow(true);
    await add(1, new Date('2026-11-01T12:00:00Z'));
    await add(2, new Date('2026-11-21T20:00:00Z'));
    expect(await ids()).toEqual([1]);
    expect(await posts()).toBe(await posts());

    await add(3, new Date('2026-11-02T12:00:00Z'));
    expect(await ids()).toEqual([1]);
    const own = await timed.call('blog/edmonton/wp-json/posts', { token: 'agent' });
    expect(own.body.map(({ ID }: { ID: number }) => ID)).toEqual([3, 1]);
    expect(await ids({ page: '1', 'filter[name]': 'post-3' })).toEqual([3]);
    timed.forget('edmonton');
    expect(await ids()).toEqual([3, 1]);

    now = new Date('2026-11-21T20:00:00Z');
    expect(await ids()).toEqual([2, 3]);
    await timed.close();
  });
});
