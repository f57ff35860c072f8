import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#engine/store/db.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine } from '#engine/testing/test-engine.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { embeddedUpstreams } from './testing/embedded-upstreams.ts';
import { AGENT } from './testing/fixtures.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const SAVED = '... on SaveAgentSuccess { id doc } ... on UserError { message field }';
const ADD = `mutation ($agent: JSON!) { addAgent(agent: $agent) { ${SAVED} } }`;
const SAVE = `mutation ($id: ID!, $agent: JSON!) { saveAgent(id: $id, agent: $agent) { ${SAVED} } }`;
const REMOVE = 'mutation ($id: ID!) { removeAgent(id: $id) { __typename } }';

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
  expect(added.doc).toMatchObject({ displayName: 'Noor Haddad', bio: '<p>Hello</p>', role: 'realtor' });
  expect(await names()).toEqual([...before, 'Noor Haddad']);

  const agent = { ...added.doc, displayName: 'Noor Haddad-Roy' };
  await query(SAVE, { id: added.id, agent });
  expect(await names()).toEqual([...before, 'Noor Haddad-Roy']);

  await query(REMOVE, { id: added.id });
  expect(await names()).toEqual(before);
});

test('a document that is refused says which field', async () => {
  const { query } = await open(true);
  const refused = async (agent: object) => (await query(ADD, { agent })).data.addAgent;

  expect(await refused({ displayName: 'A', email: 'nobody' })).toMatchObject({ field: 'email' });
  expect(await refused({ displayName: ' ' })).toMatchObject({ field: 'displayName' });
  expect(await refused({ displayName: 'A', imageUrl: 'javascript:alert(1)' })).toMatchObject({
    field: 'agent.imageUrl',
  });
});

test('nobody but an agent edits the team or asks for the list of fonts', async () => {
  const { query, calls } = await open(false);

  for (const [operation, variables] of [
    [ADD, { agent: { displayName: 'Eve' } }],
    [SAVE, { id: 'a-1', agent: { displayName: 'Eve' } }],
    [REMOVE, { id: 'a-1' }],
    ['{ fonts { family } }', {}],
  ] as const) {
    const { errors } = await query(operation, variables);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
  expect(calls.asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
