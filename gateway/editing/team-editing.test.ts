import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#engine/store/database/db.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine } from '#engine/testing/test-engine.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const CONFLICT = '... on ConflictError { currentRevision savedBy }';
const SAVED = `... on SaveAgentSuccess { id doc revision } ... on UserError { message field } ${CONFLICT}`;
const ADD = `mutation ($agent: JSON!) { addAgent(agent: $agent) { ${SAVED} } }`;
const SAVE = `mutation ($id: ID!, $agent: JSON!, $revision: String!) {
  saveAgent(id: $id, agent: $agent, revision: $revision) { ${SAVED} }
}`;
const REMOVE = `mutation ($id: ID!, $revision: String!) {
  removeAgent(id: $id, revision: $revision) { __typename ... on UserError { message } ${CONFLICT} }
}`;

let store: Store;
beforeAll(async () => {
  store = await createTestStore();
  await addSpaces(store);
});
afterAll(() => store.close());

async function open(isAgent: boolean) {
  const upstreams = embeddedUpstreams(await createTestEngine({ store }));

  return createTestGateway({ upstreams, identity: isAgent ? { ...AGENT, token: 'agent' } : null });
}

test('an agent adds, changes and removes a member of the team, who cannot bring code along', async () => {
  const { query } = await open(true);
  const names = async () =>
    (await query('{ roster { displayName } }')).data.roster.map(
      ({ displayName }: { displayName: string }) => displayName,
    );
  const before = await names();

  const bio = '<p onclick="x()">Hello</p><script>x()</script>';
  const added = (await query(ADD, { agent: { displayName: 'Noor Haddad', bio, languages: 7 } })).data
    .addAgent;
  expect(added.doc).toMatchObject({ displayName: 'Noor Haddad', bio: '<p>Hello</p>', role: 'agent' });
  expect(await names()).toEqual([...before, 'Noor Haddad']);

  const agent = { ...added.doc, displayName: 'Noor Haddad-Roy' };
  const { revision } = added;
  const { saveAgent: saved } = (await query(SAVE, { id: added.id, agent, revision })).data;
  expect(await names()).toEqual([...before, 'Noor Haddad-Roy']);

  await query(REMOVE, { id: added.id, revision: saved.revision });
  expect(await names()).toEqual(before);
});

test('saving or removing whom somebody else changed in the meantime is a conflict with the newer revision, and nothing changes', async () => {
  const { query } = await open(true);
  const read = async (id: string) =>
    (await query('query ($id: ID!) { agent(id: $id) { doc revision } }', { id })).data.agent;
  const { id, doc, revision: begun } = (await query(ADD, { agent: { displayName: 'Noor' } })).data.addAgent;
  expect(await read(id)).toEqual({ doc, revision: begun });

  const theirs = { id, agent: { ...doc, title: 'Theirs' }, revision: begun };
  const { revision: newer } = (await query(SAVE, theirs)).data.saveAgent;
  const conflict = { currentRevision: newer, savedBy: null };
  const mine = { ...theirs, agent: { ...doc, title: 'Mine' } };
  expect((await query(SAVE, mine)).data.saveAgent).toEqual(conflict);
  expect((await query(REMOVE, { id, revision: begun })).data.removeAgent).toMatchObject(conflict);
  expect(await read(id)).toMatchObject({ doc: { title: 'Theirs' }, revision: newer });

  await query(SAVE, { ...mine, revision: newer });
  const { doc: saved, revision } = await read(id);
  expect(saved.title).toBe('Mine');
  await query(REMOVE, { id, revision });
  expect(await read(id)).toBeNull();
  expect((await query(SAVE, { ...mine, revision })).data.saveAgent).toMatchObject({ field: null });

  const back = (await query(ADD, { agent: saved })).data.addAgent;
  expect(back).toMatchObject({ id, revision, doc: saved });
  await query(REMOVE, { id, revision });
});

test('visitors do not get the revision of an agent', async () => {
  const { query: asAgent } = await open(true);
  const { id, revision } = (await asAgent(ADD, { agent: { displayName: 'Noor' } })).data.addAgent;
  const { query } = await open(false);

  expect((await query('query ($id: ID!) { agent(id: $id) { revision } }', { id })).data.agent).toEqual({
    revision: null,
  });
  await asAgent(REMOVE, { id, revision });
});

test('a document that is rejected says which field', async () => {
  const { query } = await open(true);
  const rejected = async (agent: object) => (await query(ADD, { agent })).data.addAgent;

  expect(await rejected({ displayName: 'A', email: 'nobody' })).toMatchObject({ field: 'email' });
  expect(await rejected({ displayName: ' ' })).toMatchObject({ field: 'displayName' });
  expect(await rejected({ displayName: 'A', imageUrl: 'javascript:alert(1)' })).toMatchObject({
    field: 'agent.imageUrl',
  });
});

test('only agents edit the team or query the list of fonts', async () => {
  const { query, calls } = await open(false);

  for (const [operation, variables] of [
    [ADD, { agent: { displayName: 'Eve' } }],
    [SAVE, { id: 'a-1', agent: { displayName: 'Eve' }, revision: '1' }],
    [REMOVE, { id: 'a-1', revision: '1' }],
    ['{ fonts { family } }', {}],
  ] as const) {
    const { errors } = await query(operation, variables);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
  expect(calls.log.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
