import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import type { EngineContext } from '../../context.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '../../testing/fixtures.ts';
import { type EngineResponse, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { adminDraftRoutes } from './admin-drafts.ts';
import { adminPageRoutes } from './admin-pages.ts';
import { adminSettingsRoutes } from './admin-settings.ts';
import { adminSiteDraftRoutes } from './admin-site-drafts.ts';
import { adminTrashRoutes } from './admin-trash.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const page = (name: string) => newPage({ slug: 'about', name });

/** A write to something that exists, by its route. `at` is where its revision is read. */
const WRITES = [
  ['PUT componentConfig/Website', 'componentConfig/Website', () => sampleWebsite('Stale')],
  ['PUT header', 'header', () => sampleHeader('header-stale')],
  ['PUT footer', 'footer', () => sampleHeader('footer-stale')],
  ['PUT page/:pageID', 'page/about', () => page('Stale')],
  ['DELETE page/:pageID', 'page/about', () => undefined],
  ['PUT page/:pageID/published', 'page/about', () => ({ published: false })],
  ['POST page/:pageID/versions/:version/restore', 'page/about', () => undefined],
  ['PUT page/:pageID/draft', 'page/about/draft', (live: number) => ({ page: page('S'), baseRevision: live })],
  ['DELETE page/:pageID/draft', 'page/about/draft', () => undefined],
  ['POST page/:pageID/draft/publish', 'page/about/draft', () => undefined],
  ['PUT page/:pageID/schedule', 'page/about/schedule', () => ({ publishAt: null, unpublishAt: null })],
] as const;

/** These create something, delete by a unique key, or are idempotent. */
const WITHOUT_REVISION = [
  'POST page/:pageID/copy',
  'POST page/:pageID/previews',
  'DELETE page/:pageID/previews',
  'POST trash/:key/restore',
  'DELETE trash/:key',
  'PUT page-order',
];

/** Guarded by a revision too, against another window of the same agent: admin-site-drafts.test.ts. */
const OF_ONE_AGENT = ['PUT site-drafts/:part', 'DELETE site-drafts/:part'];

const revisionOf = ({ headers }: EngineResponse) => Number(headers.get('etag')?.replaceAll('"', ''));

test('every write of the site is either guarded by a revision or needs none', () => {
  const context = {} as EngineContext;
  const makers = [
    adminPageRoutes,
    adminDraftRoutes,
    adminSettingsRoutes,
    adminSiteDraftRoutes,
    adminTrashRoutes,
  ];
  const routes = makers
    .flatMap((make) => make(context).routes)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/space/:spaceID/app/website/admin/', '')}`);

  expect(routes.toSorted()).toEqual(
    [...WRITES.map(([name]) => name), ...OF_ONE_AGENT, ...WITHOUT_REVISION].toSorted(),
  );
});

describe('a write of something that somebody else changed in the meantime', () => {
  let engine: TestEngine;
  let first: number;
  const call = (method: string, path: string, body?: object, revision?: number, token = 'agent') =>
    engine.call(`${ADMIN}/${path}`, { method, token, body, revision });
  const read = (path: string) => engine.call(`${ADMIN}/${path}`, { token: 'agent' });

  /** Ada saves everything, then Ben does: Ada's revisions are stale. */
  const stale: Record<string, number> = {};
  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
    const write = async (path: string, body: object, token?: string) => {
      const response = await call('PUT', path, body, token ? stale[path] : undefined, token);
      expect(response.status, path).toBeLessThan(300);
      if (!token) stale[path] = revisionOf(response);
      return response;
    };

    for (const token of [undefined, 'second']) {
      await write('componentConfig/Website', sampleWebsite(token ?? 'Ours'), token);
      await write('header', sampleHeader('header-basic'), token);
      await write('footer', sampleHeader('footer-basic'), token);
      const live = revisionOf(await write('page/about', page(token ?? 'First'), token));
      if (!token) first = live;
      await write('page/about/draft', { page: page(`Draft of ${token}`), baseRevision: live }, token);
      const publishAt = token ? '2026-11-23T10:00:00Z' : '2026-11-22T10:00:00Z';
      await write('page/about/schedule', { publishAt }, token);
    }
  });
  afterAll(() => engine.close());

  test.each(WRITES)('%s is rejected with who saved first, and nothing changes', async (name, at, body) => {
    const [method = '', route = ''] = name.split(' ');
    const path = route.replace(':pageID', 'about').replace(':version', String(first));
    const before = await read(at);

    expect(await call(method, path, body(first), stale[at])).toMatchObject({
      status: 412,
      body: {
        error: { code: 'stale_revision', current: { revision: revisionOf(before), savedBy: 'Ben Agent' } },
      },
    });
    expect(await call(method, path, body(first))).toMatchObject({
      status: 428,
      body: { error: { code: 'revision_required' } },
    });
    const after = await read(at);
    expect(after.body).toEqual(before.body);
    expect(revisionOf(after)).toBe(revisionOf(before));
  });

  test('a page of the trash is restored or permanently deleted once', async () => {
    await call('DELETE', 'page/about', undefined, revisionOf(await read('page/about')));
    const [{ key }] = (await read('trash')).body.pages;

    expect(await call('POST', `trash/${key}/restore`)).toMatchObject({ status: 201 });
    expect(await call('POST', `trash/${key}/restore`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `trash/${key}`)).toMatchObject({ status: 404 });
  });
});

test('times that were loaded are changed with their revision, and the next loaded are others', async () => {
  const engine = await createTestEngine();
  await addSpaces(engine.store);
  const call = (method: string, path: string, body?: object, revision?: number) =>
    engine.call(`${ADMIN}/page/about${path}`, { method, token: 'agent', body, revision });
  await call('PUT', '', page('First'));
  const none = revisionOf(await call('GET', '/schedule'));

  const set = await call('PUT', '/schedule', { unpublishAt: '2026-11-23T10:00:00Z' }, none);
  expect(set.status).toBe(200);
  expect(revisionOf(set)).not.toBe(none);
  const cleared = await call('PUT', '/schedule', {}, revisionOf(set));
  expect(revisionOf(cleared)).toBe(none);
  await engine.close();
});
