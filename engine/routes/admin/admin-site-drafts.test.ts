import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces, sampleHeader, sampleWebsite } from '../../testing/fixtures.ts';
import { type EngineResponse, createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';
import { BODY_MAX_BYTES } from '../read-body.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const live = sampleHeader('header-basic');
const changed = { ...live, name: 'header-neo' };
const revisionOf = ({ headers }: EngineResponse) => Number(headers.get('etag')?.replaceAll('"', ''));

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  let baseRevision: number;

  const as = (token?: string) => ({
    put: (path: string, body: unknown, revision?: number, headers?: Record<string, string>) =>
      engine.call(`${ADMIN}/${path}`, { method: 'PUT', token, body, revision, headers }),
    get: (path: string) => engine.call(`${ADMIN}/${path}`, { token }),
    remove: (path: string, revision?: number) =>
      engine.call(`${ADMIN}/${path}`, { method: 'DELETE', token, revision }),
  });
  const agent = as('agent');
  const second = as('second');
  const draft = (value: unknown, revision?: number) =>
    agent.put('site-drafts/header', { value, base: live, baseRevision }, revision);
  const drafts = async (who = agent) => (await who.get('site-drafts')).body.drafts;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  beforeEach(async () => {
    for (const table of ['settings', 'site_drafts'] as const)
      await engine.store.db.deleteFrom(table).execute();
    baseRevision = revisionOf(await agent.put('header', live));
    await agent.put('componentConfig/Website', sampleWebsite('Ours'));
    await agent.put('footer', sampleHeader('footer-basic'));
  });
  afterAll(() => engine.close());

  test('a draft is stored beside what is live, with its base, for its agent only', async () => {
    const begun = await draft(changed);

    expect(begun.status).toBe(201);
    expect(await drafts()).toEqual([
      {
        part: 'header',
        value: changed,
        base: live,
        baseRevision,
        revision: revisionOf(begun),
        savedAt: '2026-11-21T19:00:00.000Z',
      },
    ]);
    expect(await drafts(second)).toEqual([]);
    expect((await engine.call('getWebsite/edmonton')).body.header).toEqual(live);
  });

  test('two agents have separate drafts of the same part, and one agent one of each part', async () => {
    await draft(changed);
    const body = { value: sampleHeader('header-elite'), base: live, baseRevision };
    expect(await second.put('site-drafts/header', body)).toMatchObject({ status: 201 });
    const website = { value: sampleWebsite('New'), base: sampleWebsite('Ours'), baseRevision };
    expect(await agent.put('site-drafts/website', website)).toMatchObject({ status: 201 });

    const named = (all: { part: string }[]) => all.map(({ part }) => part);
    expect([named(await drafts()), named(await drafts(second))]).toEqual([['header', 'website'], ['header']]);
  });

  test('two windows of one agent do not overwrite each other', async () => {
    const begun = revisionOf(await draft(changed));

    const first = await draft({ ...changed, name: 'header-first' }, begun);
    const late = await draft({ ...changed, name: 'header-late' }, begun);

    expect(first.status).toBe(200);
    expect(late).toMatchObject({
      status: 412,
      body: { error: { current: { revision: revisionOf(first), savedBy: 'Ada Agent' } } },
    });
    expect(await draft(changed)).toMatchObject({ status: 428 });
    expect(await drafts()).toMatchObject([{ value: { name: 'header-first' } }]);
  });

  test('two windows that begin a draft at the same time make one', async () => {
    const responses = await Promise.all([draft(changed), draft({ ...changed, name: 'header-other' })]);

    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 428]);
  });

  test('a draft can be discarded only at its last revision', async () => {
    const begun = revisionOf(await draft(changed));
    const newer = revisionOf(await draft(live, begun));

    expect(await agent.remove('site-drafts/header', begun)).toMatchObject({ status: 412 });
    expect(await agent.remove('site-drafts/header')).toMatchObject({ status: 428 });
    expect(await second.remove('site-drafts/header', newer)).toMatchObject({ status: 404 });
    expect(await agent.remove('site-drafts/header', newer)).toMatchObject({ status: 204 });
    expect(await drafts()).toEqual([]);
    expect(await draft(changed, newer)).toMatchObject({ status: 404 });
  });

  test('saving a part ends the draft it was made of, but not one the agent went on with elsewhere', async () => {
    const begun = revisionOf(await draft(changed));
    const save = (revision: number, draftRevision: number) =>
      agent.put('header', changed, revision, { 'draft-revision': `"${draftRevision}"` });

    expect(await save(baseRevision - 1, begun)).toMatchObject({ status: 412 });
    expect(await drafts()).toHaveLength(1);
    const saved = await save(baseRevision, begun);
    expect(saved.status).toBe(200);
    expect(await drafts()).toEqual([]);

    const again = revisionOf(await draft(live));
    await draft({ ...live, name: 'header-later' }, again);
    expect(await save(revisionOf(saved), again)).toMatchObject({ status: 200 });
    expect(await drafts()).toMatchObject([{ value: { name: 'header-later' } }]);
  });

  test('a save of a colleague does not change the draft', async () => {
    await draft(changed);
    await second.put('header', sampleHeader('header-theirs'), baseRevision);

    expect(await drafts()).toMatchObject([{ value: changed, base: live, baseRevision }]);
  });

  test.each([
    [{ base: live, baseRevision: 1 }, 400, 'value'],
    [{ value: { ...live, name: 7 }, base: live, baseRevision: 1 }, 400, 'name'],
    [{ value: live, baseRevision: 1 }, 400, 'base'],
    [{ value: live, base: live }, 400, 'baseRevision'],
    [{ value: live, base: live, baseRevision: 999_999_999 }, 400, 'baseRevision'],
    [{ value: live, base: { text: 'x'.repeat(BODY_MAX_BYTES) }, baseRevision: 1 }, 413, undefined],
  ])('an invalid draft is rejected by the name of its field: %#', async (body, status, field) => {
    const rejected = await agent.put('site-drafts/header', body);

    expect(rejected.status).toBe(status);
    expect(rejected.body.error.field).toBe(field);
    expect(rejected.body.error.message).toBeTruthy();
    expect(await drafts()).toEqual([]);
  });

  test('there is no draft of anything else, nor of what a space does not have', async () => {
    await engine.store.db.deleteFrom('settings').where('name', '=', 'footer').execute();

    expect(await agent.put('site-drafts/page', { value: {}, base: {}, baseRevision: 1 })).toMatchObject({
      status: 404,
    });
    expect(await agent.put('site-drafts/footer', { value: live, base: live, baseRevision: 1 })).toMatchObject(
      { status: 404 },
    );
  });

  test.each([
    ['GET', 'site-drafts'],
    ['PUT', 'site-drafts/header'],
    ['DELETE', 'site-drafts/header'],
  ])('%s %s is for agents of the space only', async (method, path) => {
    expect(await engine.call(`${ADMIN}/${path}`, { method })).toMatchObject({ status: 401 });
    for (const token of ['elsewhere', 'customer'])
      expect(await engine.call(`${ADMIN}/${path}`, { method, token })).toMatchObject({ status: 403 });
  });
});
