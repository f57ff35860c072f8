import { hasRight, rejectionOf, type Right } from '#domain/site/roles.ts';
import type { GatewayContext } from '../context.ts';
import { editorTokenMissing, editorTokenStale, forbidden, unauthenticated } from '../errors.ts';
import type { AgentIdentity } from './identity.ts';

/**
 * The agent who has this right in the space, from a document or with a token that may edit; every other caller is rejected.
 */
export function requireEditor(
  { identity, editorAccess, features }: Pick<GatewayContext, 'identity' | 'editorAccess' | 'features'>,
  right: Right,
): AgentIdentity {
  if (!identity) throw unauthenticated();
  if (!features['page-builder']) throw forbidden('The editor is turned off on this site.');
  if (editorAccess === 'missing') throw editorTokenMissing();
  if (editorAccess === 'stale') throw editorTokenStale();
  if (!hasRight(identity.role, right)) throw forbidden(rejectionOf(right));

  return identity;
}
