import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSettings, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  const { db } = engine.store;
  await addSpaces(engine.store);
  await addSettings(engine.store);
  await db
    .insertInto('post_categories')
    .values({ space_id: 'edmonton', id: 1, slug: 'market', name: 'Market', parent_slug: null })
    .execute();
});
afterAll(() => engine.close());

const send = async (text: string, variables?: Record<string, unknown>) =>
  (await createTestGateway({ upstreams: embeddedUpstreams(engine) })).query(text, variables);

describe('posts as they are written', () => {
  const SAVE = `mutation ($id: ID, $post: PostInput!, $revision: String) {
    savePost(id: $id, post: $post, revision: $revision) {
      __typename
      ... on SavePostSuccess { post { id path state content excerpt revision } }
      ... on ConflictError { currentRevision }
      ... on UserError { message field }
    }
  }`;
  const askAs = async (role: 'agent' | 'viewer', text: string, variables?: Record<string, unknown>) => {
    const identity = { ...AGENT, token: role === 'agent' ? 'realtor' : role, role };

    return (await createTestGateway({ upstreams: embeddedUpstreams(engine), identity })).query(
      text,
      variables,
    );
  };
  const post = (changes: object = {}) => ({
    title: 'Written here',
    slug: 'written-here',
    excerpt: '',
    content: '<p onclick="x()">Read <b>this</b></p><p>Twice.</p><script>alert(1)</script>',
    categories: ['market'],
    isPublished: false,
    ...changes,
  });

  test('a draft is cleaned, gets an excerpt, and is published over its revision alone', async () => {
    const created = (await askAs('agent', SAVE, { post: post() })).data.savePost;
    expect(created).toMatchObject({
      __typename: 'SavePostSuccess',
      post: {
        state: 'draft',
        content: '<p>Read <b>this</b></p><p>Twice.</p>',
        excerpt: 'Read this Twice.',
        revision: '1',
      },
    });
    expect((await send('{ post(slug: "written-here") { title } }')).data.post).toBeNull();

    const { id } = created.post;
    const published = await askAs('agent', SAVE, { id, revision: '1', post: post({ isPublished: true }) });
    expect(published.data.savePost.post).toMatchObject({ state: 'published', revision: '2' });
    expect((await send('{ post(slug: "written-here") { title path } }')).data.post).toEqual({
      title: 'Written here',
      path: published.data.savePost.post.path,
    });
    const late = await askAs('agent', SAVE, { id, revision: '1', post: post() });
    expect(late.data.savePost).toEqual({ __typename: 'ConflictError', currentRevision: '2' });
  });

  test('what is wrong is rejected by the name of the field', async () => {
    await askAs('agent', SAVE, { post: post({ slug: 'taken' }) });
    const rejected = await askAs('agent', SAVE, { post: post({ slug: 'taken' }) });
    expect(rejected.data.savePost).toEqual({
      __typename: 'UserError',
      field: 'slug',
      message: 'Another post has this address',
    });
  });

  test('viewers read drafts and save nothing', async () => {
    const list = '{ managedPosts(state: published) { total posts { title state } outsideUrl } }';
    expect((await askAs('viewer', list)).data.managedPosts).toMatchObject({ outsideUrl: null });
    const { errors } = await askAs('viewer', SAVE, { post: post({ slug: 'rejected' }) });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
