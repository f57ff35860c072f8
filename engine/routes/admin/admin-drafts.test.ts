import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page } from '#domain/page/page.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import {
  type EngineResponse,
  createTestEngine,
  TEST_NOW,
  type TestEngine,
} from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const MINUTE_MS = 60_000;

const revisionOf = ({ headers }: EngineResponse) => Number(headers.get('etag')?.replaceAll('"', ''));
const textStrap = (id: string, text = id) => ({ ...newStrap({ state: { words: text } }), id });
const about = (straps: string[] = ['one', 'two'], more: Partial<Page> = {}): Page => ({
  ...newPage({ slug: 'about', straps: straps.map((id, order) => ({ ...textStrap(id), order })) }),
  ...more,
});

describe.each(STORE_KINDS)('on %s', (kind) => {
  let now = TEST_NOW;
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind, clock: () => now });
    await addSpaces(engine.store);
  });
  beforeEach(async () => {
    now = TEST_NOW;
    for (const table of ['pages', 'page_redirects', 'page_versions', 'trashed_pages'] as const)
      await engine.store.db.deleteFrom(table).execute();
  });
  afterAll(() => engine.close());

  const as = (token: string) => ({
    put: (path: string, body: object, revision?: number) =>
      engine.call(`${ADMIN}/page/${path}`, { method: 'PUT', token, body, revision }),
    post: (path: string, revision?: number) =>
      engine.call(`${ADMIN}/page/${path}`, { method: 'POST', token, revision }),
    get: (path: string) => engine.call(`${ADMIN}/page/${path}`, { token }),
    remove: (path: string, revision?: number) =>
      engine.call(`${ADMIN}/page/${path}`, { method: 'DELETE', token, revision }),
  });
  const agent = as('agent');
  const second = as('second');
  const visit = (slug = 'about') => engine.call(`getPage/edmonton/${slug}`);
  const create = async (page = about()) => revisionOf(await agent.put(page.slug, page));
  const draft = (page: Page, baseRevision: number, revision?: number) =>
    agent.put('about/draft', { page, baseRevision }, revision);

  describe('drafts', () => {
    test('a draft is stored beside the live page, which visitors still see', async () => {
      const live = await create();

      const begun = await draft(about(['one'], { name: 'Draft' }), live);
      const read = await agent.get('about/draft');

      expect(begun.status).toBe(201);
      expect(read).toMatchObject({ status: 200, body: { baseRevision: live, page: { name: 'Draft' } } });
      expect(revisionOf(read)).toBe(revisionOf(begun));
      expect(read.headers.get('x-saved-by')).toBe('Ada%20Agent');
      expect((await visit()).body.page).toMatchObject({ name: 'My Page', straps: [{}, {}] });
    });

    test('two agents who edit the same draft do not overwrite each other', async () => {
      const live = await create();
      const begun = revisionOf(await draft(about(), live));

      const first = await draft(about([], { name: 'First' }), live, begun);
      const late = await second.put(
        'about/draft',
        { page: about([], { name: 'Late' }), baseRevision: live },
        begun,
      );

      expect(first.status).toBe(200);
      expect(late).toMatchObject({
        status: 412,
        body: { error: { current: { revision: revisionOf(first), savedBy: 'Ada Agent' } } },
      });
      expect(await draft(about(), live)).toMatchObject({ status: 428 });
    });

    test('a published draft is the page of the next visitor, and the draft is done', async () => {
      const begun = revisionOf(await draft(about(['new']), await create()));

      const published = await agent.post('about/draft/publish', begun);

      expect(published).toMatchObject({ status: 200, body: { straps: [{ id: 'new' }] } });
      expect((await visit()).body.page.straps).toMatchObject([{ id: 'new' }]);
      expect(await agent.get('about/draft')).toMatchObject({ status: 404 });
    });

    test('a draft is published with what was saved on the live page in the meantime', async () => {
      const live = await create();
      const begun = revisionOf(await draft(about(['one', 'two', 'drafted']), live));
      await second.put('about', about(['saved', 'one', 'two']), live);

      const published = await agent.post('about/draft/publish', begun);

      expect(published.body.straps.map(({ id }: { id: string }) => id)).toEqual([
        'saved',
        'one',
        'two',
        'drafted',
      ]);
    });

    test('a draft that changed the same strap as the live page is rejected and stays', async () => {
      const live = await create();
      const begun = revisionOf(
        await draft({ ...about(), straps: [textStrap('one', 'draft'), textStrap('two')] }, live),
      );
      await second.put('about', { ...about(), straps: [textStrap('one', 'live'), textStrap('two')] }, live);

      expect(await agent.post('about/draft/publish', begun)).toMatchObject({
        status: 412,
        body: { error: { current: { savedBy: 'Ben Agent' } } },
      });
      expect((await visit()).body.page.straps[0].state.words).toBe('live');
      expect((await agent.get('about/draft')).body.page.straps[0].state.words).toBe('draft');
    });

    test('saving the page ends the draft it was made of, but not one that somebody went on writing', async () => {
      const live = await create();
      const begun = revisionOf(await draft(about(), live));
      const save = (page: Page, revision: number, draftRevision: number) =>
        engine.call(`${ADMIN}/page/about`, {
          method: 'PUT',
          token: 'agent',
          body: page,
          revision,
          headers: { 'draft-revision': `"${draftRevision}"` },
        });

      const saved = await save(about(['a']), live, begun);
      expect(await agent.get('about/draft')).toMatchObject({ status: 404 });

      const newer = revisionOf(await draft(about(), revisionOf(saved)));
      await draft(about(['b']), revisionOf(saved), newer);
      expect(await save(about(['c']), revisionOf(saved), newer)).toMatchObject({ status: 200 });
      expect(await agent.get('about/draft')).toMatchObject({ status: 200 });
    });

    test('a draft can be discarded only at its last revision', async () => {
      const live = await create();
      const begun = revisionOf(await draft(about(), live));
      const newer = revisionOf(await draft(about(['x']), live, begun));

      expect(await agent.remove('about/draft', begun)).toMatchObject({ status: 412 });
      expect(await agent.remove('about/draft')).toMatchObject({ status: 428 });
      expect(await agent.remove('about/draft', newer)).toMatchObject({ status: 204 });
      expect(await agent.get('about/draft')).toMatchObject({ status: 404 });
    });

    test.each([
      [{ baseRevision: 1 }, 'page'],
      [{ page: about(), baseRevision: 'new' }, 'baseRevision'],
      [{ page: about() }, 'baseRevision'],
      [{ page: about(), baseRevision: 999_999 }, 'baseRevision'],
      [{ page: { ...about(), straps: 'none' }, baseRevision: 1 }, 'straps'],
    ])('a draft that cannot be read is rejected by the name of its field: %#', async (body, field) => {
      await create();

      const rejected = await agent.put('about/draft', body);

      expect(rejected.status).toBe(400);
      expect(rejected.body.error.field).toBe(field);
      expect(rejected.body.error.message).toBeTruthy();
    });
  });

  describe('versions', () => {
    test('every save is a version with who, when and what', async () => {
      const first = await create(about([], { name: 'First' }));
      now = new Date(TEST_NOW.getTime() + MINUTE_MS);
      const saved = revisionOf(await second.put('about', about([], { name: 'Second' }), first));

      const { body } = await agent.get('about/versions');
      const old = await agent.get(`about/versions/${first}`);

      expect(body.versions).toEqual([
        {
          revision: saved,
          reason: 'saved',
          savedAt: '2026-11-21T19:01:00.000Z',
          savedBy: 'Ben Agent',
          templateId: null,
          changes: [{ kind: 'detail', name: 'name' }],
        },
        {
          revision: first,
          reason: 'created',
          savedAt: '2026-11-21T19:00:00.000Z',
          savedBy: 'Ada Agent',
          templateId: null,
          changes: [],
        },
      ]);
      expect(old.body).toMatchObject({ page: { name: 'First' } });
    });

    test('a version is restored as a new one, and the versions follow a renamed page', async () => {
      const first = await create(about(['one']));
      const renamed = await agent.put('about', { ...about([]), slug: 'team', id: 'team' }, first);

      const restored = await agent.post(`team/versions/${first}/restore`, revisionOf(renamed));

      expect(restored).toMatchObject({ status: 200, body: { slug: 'team', straps: [{ id: 'one' }] } });
      expect((await visit('team')).body.page.straps).toHaveLength(1);
      const { versions } = (await agent.get('team/versions')).body;
      expect(versions).toMatchObject([
        { reason: 'restored', changes: [{ kind: 'added', name: 'strap-text' }] },
        { reason: 'saved', changes: [{ kind: 'detail', name: 'slug' }, { kind: 'removed' }] },
        { reason: 'created', changes: [] },
      ]);
    });

    test('a restore over a newer save is rejected', async () => {
      const first = await create();
      await agent.put('about', about([]), first);

      expect(await agent.post(`about/versions/${first}/restore`, first)).toMatchObject({ status: 412 });
      expect(await agent.post(`about/versions/${first}/restore`)).toMatchObject({ status: 428 });
    });

    test('a hundred versions are stored, and the one a draft is based on', async () => {
      const first = await create();
      await draft(about(), first);
      let revision = first;
      for (let save = 0; save < 103; save += 1) {
        revision = revisionOf(await agent.put('about', about([], { name: `Save ${save}` }), revision));
      }

      const { versions } = (await agent.get('about/versions')).body;

      expect(versions).toHaveLength(101);
      expect(versions.at(-1).revision).toBe(first);
    });

    test('an unknown version is not found, and one that is not a number is rejected', async () => {
      await create();

      expect(await agent.get('about/versions/99999')).toMatchObject({ status: 404 });
      expect(await agent.get('about/versions/latest')).toMatchObject({
        status: 400,
        body: { error: { field: 'version' } },
      });
    });
  });

  describe('publishing', () => {
    test('an unpublished page is served to agents only, in no list and at no URL', async () => {
      const live = await create();

      const hidden = await agent.put('about/published', { published: false }, live);

      expect(hidden.headers.get('x-published')).toBe('false');
      expect(await visit()).toMatchObject({ status: 404 });
      expect((await engine.call('getPages/edmonton')).body.pages).toEqual([]);
      expect((await agent.get('about')).headers.get('x-published')).toBe('false');
      await agent.put('about/published', { published: true }, live);
      expect(await visit()).toMatchObject({ status: 200 });
    });

    test('a draft goes live and a page goes at their times', async () => {
      const times = { publishAt: '2026-11-21T20:00:00Z', unpublishAt: '2026-11-21T22:00:00Z' };
      await draft(about(['drafted']), await create());

      const scheduled = await agent.put('about/schedule', times);
      expect(scheduled.body).toMatchObject({
        publishAt: '2026-11-21T20:00:00.000Z',
        scheduledBy: 'Ada Agent',
      });
      await engine.runScheduledJobs();
      expect((await visit()).body.page.straps).toHaveLength(2);

      now = new Date('2026-11-21T20:00:00Z');
      await engine.runScheduledJobs();
      expect((await visit()).body.page.straps).toMatchObject([{ id: 'drafted' }]);
      expect((await agent.get('about/versions')).body.versions[0]).toMatchObject({
        reason: 'scheduled',
        savedBy: 'Ada Agent',
      });
      expect((await agent.get('about/schedule')).body).toMatchObject({ publishAt: null });

      now = new Date('2026-11-21T22:00:01Z');
      await engine.runScheduledJobs();
      expect(await visit()).toMatchObject({ status: 404 });
      expect((await agent.get('about/schedule')).body).toMatchObject({ unpublishAt: null });
    });

    test('a page whose job fails unexpectedly is logged, and the others are published', async () => {
      const put = (slug: string, path = '', body: object = newPage({ slug })) =>
        agent.put(`${slug}${path}`, body);
      for (const slug of ['first', 'second']) {
        const live = revisionOf(await put(slug));
        await put(slug, '/draft', { page: newPage({ slug, name: 'Drafted' }), baseRevision: live });
      }
      await put('first', '/schedule', { publishAt: '2026-11-21T20:00:00Z' });
      await put('second', '/schedule', { publishAt: '2026-11-21T20:00:01Z' });
      await sql`update page_drafts set body = '"broken"' where page_key =
        (select page_key from pages where slug = 'first')`.execute(engine.store.db);

      now = new Date('2026-11-21T20:01:00Z');
      await engine.runScheduledJobs();

      const name = async (slug: string) => (await engine.call(`getPage/edmonton/${slug}`)).body.page.name;
      expect(await name('second')).toBe('Drafted');
      expect(await name('first')).not.toBe('Drafted');
      expect(engine.errors.splice(0)).toMatchObject([{ id: expect.any(String), page: expect.any(String) }]);
    });

    test('expired preview links are deleted', async () => {
      await draft(about(['drafted']), await create());
      const links = () => engine.store.db.selectFrom('page_previews').selectAll().execute();
      await agent.post('about/previews');

      now = new Date(TEST_NOW.getTime() + 13 * 24 * 60 * MINUTE_MS);
      await engine.runScheduledJobs();
      expect(await links()).toHaveLength(1);
      now = new Date(TEST_NOW.getTime() + 14 * 24 * 60 * MINUTE_MS);
      await engine.runScheduledJobs();
      expect(await links()).toEqual([]);
    });

    test('a failed schedule reports why and leaves the draft', async () => {
      const live = await create();
      await draft({ ...about(), straps: [textStrap('one', 'draft')] }, live);
      await agent.put('about/schedule', { publishAt: '2026-11-21T20:00:00Z' });
      await second.put('about', { ...about(), straps: [textStrap('one', 'live')] }, live);

      now = new Date('2026-11-21T20:00:00Z');
      await engine.runScheduledJobs();

      expect((await agent.get('about/schedule')).body).toMatchObject({
        publishAt: null,
        problem: 'A newer version was saved in the meantime',
      });
      expect(await agent.get('about/draft')).toMatchObject({ status: 200 });
    });

    test.each([
      ['publishAt', { publishAt: '2026-11-21T18:00:00Z' }, 'This time is over'],
      ['publishAt', { publishAt: 'tomorrow' }, 'It is a time as 2026-11-21T19:00:00Z, or null'],
      ['unpublishAt', { unpublishAt: '2028-11-21T18:00:00Z' }, 'This time is more than a year ahead'],
      [
        'unpublishAt',
        { publishAt: '2026-11-23T18:00:00Z', unpublishAt: '2026-11-22T18:00:00Z' },
        'The page goes after it has come',
      ],
      [
        'publishAt',
        { publishAt: '2026-11-23T18:00:00Z' },
        'There is nothing to publish: the page is live and has no draft',
      ],
    ])('times that make no sense are rejected: %s %j', async (field, body, message) => {
      await create();

      expect(await agent.put('about/schedule', body)).toMatchObject({
        status: 400,
        body: { error: { field, message } },
      });
    });

    test('the home page cannot be hidden', async () => {
      const live = await create(newPage({ slug: 'index' }));

      expect(await agent.put('index/published', { published: false }, live)).toMatchObject({ status: 400 });
      expect(await agent.put('index/schedule', { unpublishAt: '2026-11-22T18:00:00Z' })).toMatchObject({
        status: 400,
        body: { error: { field: 'unpublishAt' } },
      });
    });
  });

  describe('previews', () => {
    test('anyone with the link sees the draft without its hidden straps, until it expires or is revoked', async () => {
      const hidden = newStrap({ config: { hidden: true } });
      await draft(
        { ...about(['drafted']), straps: [textStrap('drafted'), { ...hidden, order: 1 }] },
        await create(),
      );
      const { body } = await agent.post('about/previews');
      const look = () => engine.call(`getPreview/edmonton/${body.token}`);

      expect(await look()).toMatchObject({
        status: 200,
        body: { isDraft: true, page: { straps: [{ id: 'drafted' }] } },
      });
      expect(body.expiresAt).toBe('2026-12-05T19:00:00.000Z');
      expect(await engine.call(`getPreview/san-antonio/${body.token}`)).toMatchObject({ status: 404 });

      now = new Date('2026-12-05T19:00:00Z');
      expect(await look()).toMatchObject({ status: 404 });
      now = TEST_NOW;
      await agent.remove('about/previews');
      expect(await look()).toMatchObject({ status: 404 });
    });
  });

  describe('the trash', () => {
    const trash = () => engine.call(`${ADMIN}/trash`, { token: 'agent' });
    const inTrash = async () => (await trash()).body.pages[0];

    test('a deleted page is restored with its draft and its versions', async () => {
      const live = await create(about(['one'], { name: 'About us' }));
      await draft(about(['drafted']), live);
      await agent.remove('about', live);
      const { key, ...page } = await inTrash();
      expect(page).toEqual({
        slug: 'about',
        name: 'About us',
        deletedAt: '2026-11-21T19:00:00.000Z',
        deletedBy: 'Ada Agent',
      });
      expect(await visit()).toMatchObject({ status: 404 });

      const restored = await engine.call(`${ADMIN}/trash/${key}/restore`, { method: 'POST', token: 'agent' });

      expect(restored).toMatchObject({ status: 201, body: { name: 'About us' } });
      expect((await visit()).body.page.straps).toMatchObject([{ id: 'one' }]);
      expect((await agent.get('about/draft')).body.page.straps).toMatchObject([{ id: 'drafted' }]);
      expect((await agent.get('about/versions')).body.versions).toHaveLength(2);
      expect((await trash()).body.pages).toEqual([]);
    });

    test('a page is restored with its redirects, except slugs that others use by now', async () => {
      const rename = async (from: string, to: string, revision: number) =>
        revisionOf(await agent.put(from, newPage({ slug: to }), revision));
      const first = revisionOf(await agent.put('first', newPage({ slug: 'first' })));
      const last = await rename('second', 'about', await rename('first', 'second', first));
      await agent.remove('about', last);
      expect(await engine.call('getPage/edmonton/first')).toMatchObject({ status: 404 });
      await agent.put('second', newPage({ slug: 'second', name: 'Somebody else' }));

      const { key } = await inTrash();
      await engine.call(`${ADMIN}/trash/${key}/restore`, { method: 'POST', token: 'agent' });

      expect(await engine.call('getPage/edmonton/first')).toMatchObject({ body: { movedTo: 'about' } });
      expect((await engine.call('getPage/edmonton/second')).body.page.name).toBe('Somebody else');
    });

    test('a page whose slug is in use by now is restored at another', async () => {
      await agent.remove('about', await create());
      await create();
      const { key } = await inTrash();
      const restore = (slug = '') =>
        engine.call(`${ADMIN}/trash/${key}/restore?slug=${slug}`, { method: 'POST', token: 'agent' });

      expect(await restore()).toMatchObject({ status: 400, body: { error: { field: 'slug' } } });
      expect(await restore('about-2')).toMatchObject({ status: 201, body: { slug: 'about-2' } });
    });

    test('a page is deleted for good on purpose, or after thirty days', async () => {
      await agent.remove('about', await create());
      const { key } = await inTrash();
      expect(await engine.call(`${ADMIN}/trash/${key}`, { method: 'DELETE', token: 'agent' })).toMatchObject({
        status: 204,
      });
      expect((await trash()).body.pages).toEqual([]);

      await agent.remove('about', await create());
      now = new Date(TEST_NOW.getTime() + 31 * 24 * 60 * MINUTE_MS);
      await engine.runScheduledJobs();

      expect((await trash()).body.pages).toEqual([]);
      expect(await engine.store.db.selectFrom('page_versions').selectAll().execute()).toEqual([]);
    });
  });

  test.each([
    ['GET', 'page/about/draft'],
    ['PUT', 'page/about/draft'],
    ['DELETE', 'page/about/draft'],
    ['POST', 'page/about/draft/publish'],
    ['GET', 'page/about/versions'],
    ['GET', 'page/about/versions/1'],
    ['POST', 'page/about/versions/1/restore'],
    ['GET', 'page/about/schedule'],
    ['PUT', 'page/about/schedule'],
    ['PUT', 'page/about/published'],
    ['POST', 'page/about/previews'],
    ['DELETE', 'page/about/previews'],
    ['GET', 'trash'],
    ['POST', 'trash/b7d2a4f2-6f1e-4d1a-9f57-3f1f0f3f2a10/restore'],
    ['DELETE', 'trash/b7d2a4f2-6f1e-4d1a-9f57-3f1f0f3f2a10'],
  ])('%s %s is for agents of the space only', async (method, path) => {
    await create();

    expect(await engine.call(`${ADMIN}/${path}`, { method })).toMatchObject({ status: 401 });
    for (const token of ['elsewhere', 'customer'])
      expect(await engine.call(`${ADMIN}/${path}`, { method, token })).toMatchObject({ status: 403 });
  });
});
