import type { Role } from '#domain/site/roles.ts';
import type { Kind } from '../realm.ts';
import type { Tokens } from '../tokens.ts';

/** Somebody signed in to the requested space. */
export type Identified<K extends Kind> = {
  kind: K;
  /** What an agent may do in the space; null for a customer. */
  role: Role | null;
  /** Browsers send a cookie with every request; a bearer token is sent by code. */
  by: 'cookie' | 'bearer';
  /** Bearer token for engine calls in their name; never leaves the server. */
  token: string;
  spaceId: string;
  /** The agent's uid or the customer's id. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  displayName: string;
  expiresAt: Date;
};

export type AgentIdentity = Identified<'agent'> & { role: Role };
export type CustomerIdentity = Identified<'customer'>;

/** The account a token names, if it is of that kind and space. */
export async function identify<K extends Kind>(
  tokens: Tokens,
  token: string,
  { kind, spaceId, by }: { kind: K; spaceId: string; by: Identified<K>['by'] },
): Promise<Identified<K> | null> {
  const claims = await tokens.verify(token);
  if (claims?.kind !== kind || claims.spaceId !== spaceId) return null;

  return {
    kind,
    role: claims.role,
    by,
    token,
    spaceId,
    subject: claims.subject,
    email: claims.email,
    isEmailVerified: claims.isEmailVerified === true,
    displayName: claims.name ?? claims.email ?? claims.subject,
    expiresAt: claims.expiresAt,
  };
}
