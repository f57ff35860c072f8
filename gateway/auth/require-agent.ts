import type { GatewayContext } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { AgentIdentity } from './identity.ts';

/** The agent who may edit this space; everybody else is told to sign in. */
export function requireAgent({ identity }: Pick<GatewayContext, 'identity'>): AgentIdentity {
  if (!identity) throw unauthenticated();

  return identity;
}
