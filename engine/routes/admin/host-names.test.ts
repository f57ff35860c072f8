import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostCheck } from '../../hosts/host-checker.ts';
import { addHost } from '../../operations/sites/manage-sites.ts';
import { findSpace, findSpaceByHost } from '../../store/space-table.ts';
import { siteOrigin } from '../../store/site-table.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const HOSTS = 'space/edmonton/hosts';
const requests: string[] = [];
const found: HostCheck = { state: 'elsewhere', detail: null };
const policy = {
  byOwners: true,
  serverAddresses: ['203.0.113.7'],
  check: async (host: string) => {
    requests.push(host);
    return found;
  },
};
let engine: TestEngine;
const time = { now: new Date('2026-11-25T12:00:00Z') };
beforeAll(async () => {
  engine = await createTestEngine({ hostNames: policy, clock: () => time.now });
  await addSpaces(engine.store);
});
beforeEach(async () => {
  policy.byOwners = true;
  requests.length = 0;
  time.now = new Date(time.now.getTime() + 60_000);
  await engine.store.db.deleteFrom('space_hosts').where('host', 'like', '%.example').execute();
});
afterAll(() => engine.close());

const call = (path = '', method = 'GET', body?: unknown, token = 'agent') =>
  engine.call(`${HOSTS}${path}`, { method, token, ...(body !== undefined && { body }) });
const add = (host: string) => call('', 'POST', { host });
const names = async () => (await call()).body.hosts.map(({ host }: { host: string }) => host);
const lastRecord = async () =>
  (
    await engine.store.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('kind', '=', 'host')
      .where('space_id', '=', 'edmonton')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0];

test('owners add what people paste, and the site is served there; it is recorded', async () => {
  expect(await call()).toMatchObject({
    body: {
      canChange: true,
      serverAddresses: ['203.0.113.7'],
      hosts: expect.arrayContaining([{ host: 'localhost', isMain: false, isLocal: true }]),
    },
  });

  expect((await add(' https://WWW.Harbour.example/contact ')).status).toBe(201);
  expect(await names()).toContain('www.harbour.example');
  expect((await findSpaceByHost(engine.store.db, 'www.harbour.example'))?.id).toBe('edmonton');
  expect(await lastRecord()).toEqual({ action: 'added', subject: 'www.harbour.example' });

  expect((await call('/www.harbour.example', 'DELETE')).status).toBe(200);
  expect(await findSpaceByHost(engine.store.db, 'www.harbour.example')).toBeNull();
  expect(await lastRecord()).toEqual({ action: 'removed', subject: 'www.harbour.example' });
});

test.each([
  ['no host', 'is not a host name'],
  ['', 'is not a host name'],
  ['203.0.113.7', 'an IP belongs to the whole server'],
  ['[2001:db8::7]', 'an IP belongs to the whole server'],
  ['san-antonio.localhost', 'belongs to another site on this server'],
])('"%s" is rejected with the reason', async (host, reason) => {
  const before = await names();
  const { status, body } = await add(host);

  expect([status, body.error]).toEqual([400, expect.objectContaining({ field: 'host' })]);
  expect(body.error.message).toContain(reason);
  // The message must not name the other site.
  expect(body.error.message).not.toMatch(/the site san/);
  expect(await names()).toEqual(before);
});

test('the only name stays, two at once included', async () => {
  await call('/localhost', 'DELETE');
  const both = await Promise.all(
    ['edmonton.localhost', 'b.harbour.example'].map(async (host, index) => {
      if (index === 0) await add('b.harbour.example');
      return call(`/${host}`, 'DELETE');
    }),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await names()).toHaveLength(1);

  await addHost(engine.store.db, { id: 'edmonton', host: 'localhost', now: time.now });
  await add('edmonton.localhost');
});

test('a site has twenty names at most, however many are added at once', async () => {
  const more = Array.from({ length: 25 }, (_, index) => `n${index}.example`);
  await Promise.all(more.map(add));

  expect(await names()).toHaveLength(20);
  expect((await add('one-more.example')).body.error.message).toBe('A site has at most 20 host names.');
});

test('mails and search engines get the main name, one at a time', async () => {
  const { db } = engine.store;
  for (const host of ['a.harbour.example', 'www.harbour.example']) await add(host);
  expect(await siteOrigin(db, 'edmonton')).toBe('https://a.harbour.example');

  for (const host of ['a.harbour.example', 'www.harbour.example'])
    expect((await call('/main', 'PUT', { host })).status).toBe(200);
  expect(await siteOrigin(db, 'edmonton')).toBe('https://www.harbour.example');
  expect((await findSpace(db, 'edmonton'))?.host).toBe('www.harbour.example');
  expect((await findSpaceByHost(db, 'localhost'))?.mainHost).toBe('www.harbour.example');
  expect((await call()).body.hosts.filter(({ isMain }: { isMain: boolean }) => isMain)).toHaveLength(1);
  expect(await lastRecord()).toEqual({ action: 'main name set', subject: 'www.harbour.example' });

  expect((await call('/main', 'PUT', { host: 'san-antonio.localhost' })).status).toBe(404);
  expect((await call('/main', 'PUT', { host: null })).status).toBe(200);
  expect((await findSpaceByHost(db, 'localhost'))?.mainHost).toBeNull();
});

test('where the operator manages names, owners see and check them alone', async () => {
  await add('www.harbour.example');
  policy.byOwners = false;

  expect((await call()).body.canChange).toBe(false);
  for (const rejected of [await add('b.harbour.example'), await call('/www.harbour.example', 'DELETE')])
    expect([rejected.status, rejected.body.error.field]).toEqual([400, 'host']);
  expect((await call('/www.harbour.example/check', 'POST')).body).toEqual(found);
});

test('only names of the site are asked, ten times a minute', async () => {
  expect((await call('/san-antonio.localhost/check', 'POST')).status).toBe(404);
  expect((await call('/www.victim.example/check', 'POST')).status).toBe(404);
  expect(requests).toEqual([]);

  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await call('/localhost/check', 'POST')).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(requests).toHaveLength(10);
});
