import type { GatewayContext } from '../context.ts';
import { editorTokenMissing, editorTokenStale, forbidden, unauthenticated } from '../errors.ts';
import type { AgentIdentity } from './identity.ts';

/** The agent who may edit this space, from a document or with a token that may; every other caller is refused. */
export function requireEditor({
  identity,
  editorAccess,
  features,
}: Pick<GatewayContext, 'identity' | 'editorAccess' | 'features'>): AgentIdentity {
  if (!identity) throw unauthenticated();
  if (!features['page-builder']) throw forbidden('The editor is turned off on this site.');
  if (editorAccess === 'missing') throw editorTokenMissing();
  if (editorAccess === 'stale') throw editorTokenStale();

  return identity;
}
