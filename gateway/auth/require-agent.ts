import type { GatewayContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { AgentIdentity } from './identity.ts';

/** The agent who may edit this space; everybody else is told to sign in. */
export function requireAgent({
  identity,
  features,
}: Pick<GatewayContext, 'identity' | 'features'>): AgentIdentity {
  if (!identity) throw unauthenticated();
  if (!features['page-builder']) throw forbidden('The editor is turned off on this site.');

  return identity;
}
