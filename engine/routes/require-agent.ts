import { hasRight, rejectionOf, type Right } from '#domain/site/roles.ts';
import { setActor } from '../audit/actor.ts';
import type { EngineContext } from '../context.ts';
import { EngineError } from '../errors.ts';
import type { TokenClaims } from '../identity/provider/token-claims.ts';

/**
 * The signed-in agent; rejects a missing or invalid token, a customer's, one of another space, and a role without the right:
 * that to read for a GET, that to change the site for every other call unless the route names another.
 */
export async function requireAgent(
  { verifyToken }: EngineContext,
  request: Request,
  spaceId: string,
  right: Right = request.method === 'GET' ? 'read' : 'site',
): Promise<TokenClaims> {
  const token = readToken(request);
  const claims = token ? await verifyToken(token) : null;

  if (!claims) throw new EngineError('unauthenticated', 'This call needs the token of an agent');
  if (claims.kind !== 'agent' || claims.spaceId !== spaceId)
    throw new EngineError('forbidden', 'This token may not edit this space');
  if (!claims.role || !hasRight(claims.role, right)) throw new EngineError('forbidden', rejectionOf(right));

  setActor({ id: claims.subject, name: savedByName(claims), role: claims.role });
  return claims;
}

export function readToken({ headers }: Request): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

  return headers.get('token') || bearer || null;
}

/** The author's name in a saved document. */
export function savedByName({ name, email, subject }: TokenClaims): string {
  return name || email || subject;
}
