import { expect, test } from 'vitest';
import type { AgentIdentity } from '../auth/identity.ts';
import { AGENT } from '../testing/fixtures.ts';
import { scriptedUpstreams } from '../testing/scripted-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

async function tokenSent(identity: AgentIdentity | null, clientToken?: string): Promise<string | null> {
  let sent: string | null = 'not asked';
  const scripted = scriptedUpstreams({
    'api:*': (request: Request) => {
      sent = request.headers.get('token');
      return { total: 0, points: [] };
    },
  });
  const { query } = await createTestGateway({
    upstreams: { ...scripted, api: { ...scripted.api, token: clientToken } },
    identity,
  });
  await query('{ points { total } }');

  return sent;
}

test('listing-data calls carry the token of the caller, else that of the site [R7.039]', async () => {
  expect(await tokenSent(null, 'client')).toBe('client');
  expect(await tokenSent({ ...AGENT, expiresAt: '2999-01-01T00:00:00Z' }, 'client')).toBe(AGENT.token);
  expect(await tokenSent(null)).toBeNull();
});
