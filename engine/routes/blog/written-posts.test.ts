import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';

const POSTS = 'space/edmonton/app/blog/posts';
const CATEGORIES = 'space/edmonton/app/blog/categories';
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString();

let now = TEST_NOW;
let engine: TestEngine;

const post = (changes: object = {}) => ({
  title: 'A quiet spring',
  slug: 'a-quiet-spring',
  excerpt: 'Fewer homes, calmer buyers.',
  content: '<p>Fewer homes.</p>',
  image: null,
  categories: [],
  authorId: null,
  homesPath: null,
  isMailed: false,
  state: 'draft',
  publishedAt: null,
  ...changes,
});

beforeAll(async () => {
  engine = await createTestEngine({ clock: () => now });
  await addSpaces(engine.store);
  await engine.store.db
    .insertInto('agents')
    .values({
      space_id: 'edmonton',
      id: 'a-1',
      uid: 'ada',
      sort_order: 0,
      doc: JSON.stringify({ displayName: 'Ada Agent' }),
    })
    .execute();
});
afterAll(() => engine.close());

const create = async (changes: object = {}) => {
  const created = await engine.call(POSTS, { method: 'POST', token: 'agent', body: post(changes) });
  expect(created.status).toBe(201);

  return created.body;
};
const save = (id: number, revision: number, body: object, token = 'agent') =>
  engine.call(`${POSTS}/${id}`, { method: 'PUT', token, revision, body });
const publicSlugs = async (query = 'filter[posts_per_page]=50') =>
  (await engine.call(`blog/edmonton/wp-json/posts?${query}`)).body.map(({ slug }: { slug: string }) => slug);

test('a draft is for the people of the site alone, a published post for everybody', async () => {
  const draft = await create({ slug: 'draft-first', authorId: 'a-1' });
  expect(draft).toMatchObject({ state: 'draft', publishedAt: null, authorName: 'Ada Agent', revision: 1 });
  expect(await publicSlugs()).not.toContain('draft-first');

  const published = await save(
    draft.id,
    1,
    post({ slug: 'draft-first', authorId: 'a-1', state: 'published' }),
  );
  expect(published.body).toMatchObject({ state: 'published', publishedAt: at(0), revision: 2 });
  expect(await publicSlugs()).toContain('draft-first');
  const [shown] = (await engine.call('blog/edmonton/wp-json/posts?filter[name]=draft-first')).body;
  expect(shown).toMatchObject({ author: { ID: 'a-1', name: 'Ada Agent' }, content: '<p>Fewer homes.</p>' });

  await save(draft.id, 2, post({ slug: 'draft-first', state: 'draft' }));
  expect(await publicSlugs()).not.toContain('draft-first');
});

test('a scheduled post is public from its time on', async () => {
  await create({ slug: 'next-week', state: 'published', publishedAt: at(24) });
  const list = await engine.call(`${POSTS}?state=scheduled`, { token: 'viewer' });
  expect(list.body.posts).toMatchObject([{ slug: 'next-week', isScheduled: true, publishedAt: at(24) }]);
  expect(await publicSlugs()).not.toContain('next-week');

  now = new Date(at(25));
  expect(await publicSlugs()).toContain('next-week');
  now = TEST_NOW;
});

test('a public post with another slug is still found by the former one; a new post takes that over', async () => {
  const { id } = await create({ slug: 'spring', state: 'published' });
  await save(id, 1, post({ slug: 'summer', state: 'published' }));
  expect(await publicSlugs('filter[name]=spring')).toEqual(['summer']);

  await create({ slug: 'spring', state: 'published' });
  expect(await publicSlugs('filter[name]=spring')).toEqual(['spring']);
});

test.each<[string, object, string, string]>([
  ['no title', { title: ' ' }, 'title', 'A post has a title'],
  ['a slug with spaces', { slug: 'A slug' }, 'slug', 'An address consists of small letters'],
  ['the slug of another post', { slug: 'taken' }, 'slug', 'Another post has this address'],
  ['an unknown category', { categories: ['nowhere'] }, 'categories.0', 'There is no category nowhere'],
  ['somebody who is not on the team', { authorId: 'x' }, 'authorId', 'not an agent of the team'],
  ['a search elsewhere', { homesPath: '/listings' }, 'homesPath', 'begins with /search'],
  ['no time', { publishedAt: 'tomorrow' }, 'publishedAt', 'no time in ISO 8601'],
  [
    'a picture that runs code',
    { image: { url: 'javascript:alert(1)', width: 1, height: 1, alt: '' } },
    'image.url',
    'not the URL of a picture',
  ],
  ['a member that does not exist', { sticky: true }, '', 'sticky'],
])('%s is rejected by name', async (_, changes, field, message) => {
  if (field === 'slug' && message.startsWith('Another')) await create({ slug: 'taken' });
  const rejected = await engine.call(POSTS, {
    method: 'POST',
    token: 'agent',
    body: post({ slug: 'rejected', ...changes }),
  });

  expect(rejected.status).toBe(400);
  expect(rejected.body.error).toMatchObject({
    ...(field && { field }),
    message: expect.stringContaining(message),
  });
});

test('of two who save one revision the later gets a conflict, and cannot delete either', async () => {
  const { id } = await create({ slug: 'two-authors' });
  expect((await save(id, 1, post({ slug: 'two-authors', title: 'First' }))).status).toBe(200);
  const late = await save(id, 1, post({ slug: 'two-authors', title: 'Second' }), 'second');
  expect(late).toMatchObject({ status: 412, body: { error: { current: { revision: 2 } } } });
  const without = await engine.call(`${POSTS}/${id}`, { method: 'PUT', token: 'agent', body: post() });
  expect(without.status).toBe(428);
  expect(
    (await engine.call(`${POSTS}/${id}`, { method: 'DELETE', token: 'agent', revision: 1 })).status,
  ).toBe(412);
  expect(
    (await engine.call(`${POSTS}/${id}`, { method: 'DELETE', token: 'agent', revision: 2 })).status,
  ).toBe(204);
  expect((await engine.call(`${POSTS}/${id}`, { token: 'agent' })).status).toBe(404);
});

test('categories are created, renamed with their posts, and deleted without them', async () => {
  const category = { name: 'Market notes', slug: 'market-notes', description: '' };
  const { body } = await engine.call(CATEGORIES, { method: 'POST', token: 'agent', body: category });
  const { id } = await create({ slug: 'in-category', categories: ['market-notes'] });
  const repeated = { ...category, slug: 'another', name: 'market notes' };
  expect(await engine.call(CATEGORIES, { method: 'POST', token: 'agent', body: repeated })).toMatchObject({
    status: 400,
    body: { error: { field: 'name' } },
  });

  const renamed = { ...category, name: 'Figures', slug: 'figures' };
  await engine.call(`${CATEGORIES}/${body.id}`, { method: 'PUT', token: 'agent', body: renamed });
  expect((await engine.call(`${POSTS}/${id}`, { token: 'agent' })).body.categories).toEqual(['figures']);
  await engine.call(`${CATEGORIES}/${body.id}`, { method: 'DELETE', token: 'agent' });
  expect((await engine.call(`${POSTS}/${id}`, { token: 'agent' })).body.categories).toEqual([]);
});

test.each([
  ['viewer', 403],
  ['elsewhere', 403],
  ['customer', 403],
  [undefined, 401],
])('%s may not write', async (token, status) => {
  expect((await engine.call(POSTS, { method: 'POST', token, body: post() })).status).toBe(status);
});

test('who wrote, published and deleted is in the audit log', async () => {
  const { id } = await create({ slug: 'audited' });
  await save(id, 1, post({ slug: 'audited', state: 'published' }));
  await engine.call(`${POSTS}/${id}`, { method: 'DELETE', token: 'agent', revision: 2 });
  const actions = await engine.store.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name'])
    .where('subject', '=', 'audited')
    .orderBy('id')
    .execute();

  expect(actions.map(({ action }) => action)).toEqual(['created', 'published', 'deleted']);
  expect(actions[0]?.actor_name).toBe('Ada Agent');
});
