import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const ADMIN = 'space/edmonton/app/website/admin';
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
afterAll(() => engine.close());

const CALLS = [
  { method: 'GET', path: `${ADMIN}/config` },
  { method: 'GET', path: `${ADMIN}/componentConfig/Website` },
  { method: 'PUT', path: `${ADMIN}/componentConfig/Website`, body: sampleWebsite('Ours') },
  { method: 'GET', path: `${ADMIN}/header` },
  { method: 'PUT', path: `${ADMIN}/header`, body: sampleHeader('header-basic') },
  { method: 'GET', path: `${ADMIN}/footer` },
  { method: 'PUT', path: `${ADMIN}/footer`, body: sampleHeader('footer-basic') },
  { method: 'GET', path: `${ADMIN}/page` },
  { method: 'GET', path: `${ADMIN}/page/index` },
  { method: 'PUT', path: `${ADMIN}/page/index`, body: newPage({ slug: 'index' }) },
  { method: 'DELETE', path: `${ADMIN}/page/about`, revision: 1 },
  { method: 'POST', path: `${ADMIN}/page/index/copy?newPageID=other` },
];

test.each(CALLS)(
  '$method $path needs the token of an agent of the space [R6.018 R6.019 R6.020 R6.021 R6.022]',
  async ({ path, ...call }) => {
    expect(await engine.call(path, call)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    });
    expect(await engine.call(path, { ...call, token: 'forged' })).toMatchObject({ status: 401 });
    expect(await engine.call(path, { ...call, token: 'elsewhere' })).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    });
    expect(await engine.call(path, { ...call, token: 'customer' })).toMatchObject({ status: 403 });
  },
);

test('nothing was written by the calls that were rejected', async () => {
  expect(await engine.store.db.selectFrom('pages').selectAll().execute()).toEqual([]);
  expect(await engine.store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('the token may be in the header Authorization', async () => {
  const headers = { authorization: 'Bearer agent' };

  expect(await engine.call(`${ADMIN}/page`, { headers })).toMatchObject({ status: 200, body: { pages: [] } });
});

test('a viewer reads and changes nothing, and only an owner changes who works here', async () => {
  const team = 'space/edmonton/agents';
  const agent = { displayName: 'New Agent', role: 'realtor' };

  for (const { method, path, ...call } of CALLS) {
    const { status } = await engine.call(path, { method, ...call, token: 'viewer' });
    expect.soft([method, path, status === 403]).toEqual([method, path, method !== 'GET']);
  }
  const realtorMay = CALLS.filter(({ method, path }) => method === 'GET' || path.includes('/page'));
  for (const { method, path, ...call } of CALLS) {
    const { status } = await engine.call(path, { method, ...call, token: 'realtor' });
    const isAllowed = realtorMay.some((each) => each.method === method && each.path === path);
    expect.soft([method, path, status === 403]).toEqual([method, path, !isAllowed]);
  }
  await engine.store.db.deleteFrom('pages').execute();
  for (const token of ['editor', 'realtor', 'viewer']) {
    expect((await engine.call(team, { method: 'POST', token, body: agent })).status).toBe(403);
    expect((await engine.call(`${team}/ada`, { method: 'DELETE', token, revision: 1 })).status).toBe(403);
  }

  expect((await engine.call(team, { method: 'POST', token: 'agent', body: agent })).status).toBe(201);
  expect(
    (
      await engine.call(`${ADMIN}/page/index`, {
        method: 'PUT',
        token: 'editor',
        body: newPage({ slug: 'index' }),
      })
    ).status,
  ).toBe(201);
});
