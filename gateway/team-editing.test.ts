import { expect, test } from 'vitest';
import { createTestGateway } from './testing/test-gateway.ts';

test('nobody but an agent edits the team or asks for the list of fonts', async () => {
  const { query, calls } = await createTestGateway({ script: {} });

  for (const operation of [
    'mutation { addAgent(agent: { displayName: "Eve" }) { __typename } }',
    'mutation { saveAgent(id: "a-1", agent: { displayName: "Eve" }) { __typename } }',
    'mutation { removeAgent(id: "a-1") { __typename } }',
    '{ fonts { family } }',
  ]) {
    const { errors } = await query(operation);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
  expect(calls.asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
