import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const AGENTS = 'space/edmonton/agents';
const token = 'agent';
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
beforeEach(async () => {
  await engine.store.db.deleteFrom('agents').execute();
  const agent = (id: string, sort_order: number, doc: object) => ({
    space_id: 'edmonton',
    id,
    uid: `${id}-uid`,
    sort_order,
    doc: JSON.stringify(doc),
  });
  await engine.store.db
    .insertInto('agents')
    .values([
      agent('a-2', 1, { displayName: 'Ben', role: 'realtor', email: 'ben@login.example' }),
      agent('a-1', 0, {
        displayName: 'Ada',
        role: 'realtor',
        kept: 'as it is',
        extraInfo: { bio: '<p>Hi</p>' },
      }),
    ])
    .execute();
});
afterAll(() => engine.close());

/** The stored team, by id. */
const stored = async (id: string) =>
  (await engine.call(`${AGENTS}?include_docs=true`, { token })).body.rows.find(
    (row: { id: string }) => row.id === id,
  );
const revisionOf = async (id: string): Promise<number> => (await stored(id)).revision;

const rosterIds = async () =>
  (await engine.call(`${AGENTS}/roster`)).body.agents.map(({ id }: { id: string }) => id);

test('the team is listed in order, each agent with their doc [R7.021]', async () => {
  const { body } = await engine.call(`${AGENTS}?include_docs=true`, { token });

  expect(body.rows).toMatchObject([
    { id: 'a-1', uid: 'a-1-uid', doc: { id: 'a-1', uid: 'a-1-uid', displayName: 'Ada', role: 'realtor' } },
    { id: 'a-2', doc: { displayName: 'Ben', email: 'ben@login.example' } },
  ]);
  const { revision } = body.rows[0];
  expect((await engine.call(AGENTS, { token })).body.rows[0]).toEqual({
    id: 'a-1',
    uid: 'a-1-uid',
    revision,
  });
});

test('the roster contains the team without sign-in emails [R7.023]', async () => {
  const { body } = await engine.call(`${AGENTS}/roster`);

  expect(body.agents.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['Ada', 'Ben']);
  expect(JSON.stringify(body)).not.toContain('ben@login.example');
});

test('an email that an agent publishes is in the roster', async () => {
  const body = { displayName: 'Ben', role: 'realtor', email: 'ben@site.example', publishEmail: true };
  await engine.call(`${AGENTS}/a-2`, { method: 'PUT', token, body, revision: await revisionOf('a-2') });

  expect((await engine.call(`${AGENTS}/roster`)).body.agents[1]).toMatchObject({ email: 'ben@site.example' });
});

test('extra info is saved and read [R7.024 R7.025]', async () => {
  const path = `${AGENTS}/a-1/extraInfo`;
  const read = await engine.call(path, { token });
  expect(read.body).toEqual({ bio: '<p>Hi</p>' });
  const revision = read.headers.get('etag')?.replaceAll('"', '');

  const body = { bio: '<p>New</p>', socials: { instagram: 'https://instagram.example/ada' }, own: [1] };
  expect(await engine.call(path, { method: 'PUT', token, body, revision })).toMatchObject({ status: 200 });

  expect((await engine.call(path, { token })).body).toEqual(body);
  const { rows } = (await engine.call(`${AGENTS}?include_docs=true`, { token })).body;
  expect(rows[0].doc).toMatchObject({ displayName: 'Ada', kept: 'as it is' });
});

test('a new agent is the last of the roster [R7.026]', async () => {
  const body = { displayName: 'Cem', role: 'broker' };
  const { status, body: added } = await engine.call(AGENTS, { method: 'POST', token, body });

  expect(status).toBe(201);
  expect(await rosterIds()).toEqual(['a-1', 'a-2', added.id]);
});

test('an id that is taken is rejected', async () => {
  const body = { displayName: 'Cem', id: 'a-1' };

  expect(await engine.call(AGENTS, { method: 'POST', token, body })).toMatchObject({
    status: 400,
    body: { error: { field: 'id' } },
  });
  expect(await rosterIds()).toEqual(['a-1', 'a-2']);
});

test('a saved agent shows the change and has the same id [R7.027]', async () => {
  const body = { displayName: 'Ada Lovelace', role: 'broker', id: 'other', uid: 'other' };
  await engine.call(`${AGENTS}/a-1`, { method: 'PUT', token, body, revision: await revisionOf('a-1') });

  const { rows } = (await engine.call(`${AGENTS}?include_docs=true`, { token })).body;
  expect(rows[0]).toMatchObject({
    id: 'a-1',
    uid: 'a-1-uid',
    doc: { displayName: 'Ada Lovelace', role: 'broker' },
  });
});

test('a deleted agent leaves the roster [R7.028]', async () => {
  const call = { method: 'DELETE', token, revision: await revisionOf('a-1') };

  expect(await engine.call(`${AGENTS}/a-1`, call)).toMatchObject({ status: 204 });
  expect(await rosterIds()).toEqual(['a-2']);
  expect(await engine.call(`${AGENTS}/a-1`, call)).toMatchObject({ status: 404 });
});

test('an agent without a name is rejected', async () => {
  expect(
    await engine.call(`${AGENTS}/a-1`, { method: 'PUT', token, body: { displayName: ' ' } }),
  ).toMatchObject({
    status: 400,
    body: { error: { field: 'displayName' } },
  });
});

test('an organisation chart is saved and read [R7.029 R7.030]', async () => {
  const path = 'space/edmonton/org/chart';
  expect((await engine.call(path, { token })).body).toEqual({ units: [] });

  const team = { id: 'south', name: 'South team', agentIds: ['a-1'], children: [] };
  const body = { units: [{ id: 'office', name: 'Office', agentIds: [], children: [team] }] };
  expect(await engine.call(path, { method: 'PUT', token, body })).toMatchObject({ status: 200 });

  expect((await engine.call(path, { token })).body).toEqual(body);
});

test('of two concurrent changes of the organisation chart the later is rejected, and nothing is lost', async () => {
  const path = 'space/edmonton/org/chart';
  const save = (name: string, revision?: number | string) =>
    engine.call(path, {
      method: 'PUT',
      token,
      revision,
      body: { units: [{ id: 'office', name, agentIds: [], children: [] }] },
    });
  const first = (await engine.call(path, { token })).headers.get('etag')?.replaceAll('"', '');

  expect(await save('Unread')).toMatchObject({ status: 428 });
  const saved = await save('Mine', first);
  expect(saved.status).toBe(200);
  expect(await save('Theirs', first)).toMatchObject({
    status: 412,
    body: { error: { current: { savedBy: 'Ada Agent' } } },
  });

  const stored = await engine.call(path, { token });
  expect(stored.body.units[0].name).toBe('Mine');
  expect(stored.headers.get('etag')).toBe(saved.headers.get('etag'));
});

test.each([
  { method: 'GET', path: AGENTS },
  { method: 'POST', path: AGENTS, body: { displayName: 'Eve' } },
  { method: 'PUT', path: `${AGENTS}/a-1`, body: { displayName: 'Eve' } },
  { method: 'DELETE', path: `${AGENTS}/a-1` },
  { method: 'GET', path: `${AGENTS}/a-1/extraInfo` },
  { method: 'PUT', path: `${AGENTS}/a-1/extraInfo`, body: {} },
  { method: 'GET', path: 'space/edmonton/org/chart' },
  { method: 'PUT', path: 'space/edmonton/org/chart', body: { units: [] } },
])('$method $path is for agents of the space only', async ({ path, ...call }) => {
  expect(await engine.call(path, call)).toMatchObject({ status: 401 });
  expect(await engine.call(path, { ...call, token: 'customer' })).toMatchObject({ status: 403 });
  expect(await engine.call(path, { ...call, token: 'elsewhere' })).toMatchObject({ status: 403 });
  expect(await rosterIds()).toEqual(['a-1', 'a-2']);
});

test('an agent changes their own profile, and nobody else’s', async () => {
  const db = engine.store.db;
  await db.updateTable('agents').set({ uid: 'ben' }).where('id', '=', 'a-2').execute();
  const save = async (id: string, path = '') =>
    engine.call(`${AGENTS}/${id}${path}`, {
      method: 'PUT',
      token: 'realtor',
      revision: await revisionOf(id),
      body: path ? { tagline: 'Mine' } : { displayName: 'Ben', role: 'realtor', title: 'Mine' },
    });

  for (const path of ['', '/extraInfo']) {
    expect((await save('a-2', path)).status).toBe(200);
    expect(await save('a-1', path)).toMatchObject({
      status: 403,
      body: { error: { message: 'Your role on this site may change your own profile only.' } },
    });
  }
  expect((await stored('a-1')).doc).toMatchObject({ displayName: 'Ada', kept: 'as it is' });
});

test('the profile of the last owner cannot be removed, as that would disable the account', async () => {
  await engine.store.db
    .insertInto('accounts')
    .values({
      space_id: 'edmonton',
      id: 'owner',
      email: 'owner@example.test',
      password_hash: 'hash',
      agent_uid: 'a-1-uid',
      role: 'owner',
    })
    .execute();
  const revision = await revisionOf('a-1');

  expect(await engine.call(`${AGENTS}/a-1`, { method: 'DELETE', token, revision })).toMatchObject({
    status: 400,
    body: { error: { field: 'id' } },
  });
  expect(await rosterIds()).toContain('a-1');
});
