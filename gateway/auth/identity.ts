import type { Role } from '#domain/site/roles.ts';

/** The agent signed in to a space. */
export type AgentIdentity = {
  kind: 'agent';
  /** What they may do there. */
  role: Role;
  /** Browsers send a cookie with every request, whichever script makes it; a bearer token is sent deliberately. */
  by: 'cookie' | 'bearer';
  /** ID token for calls to the engine. */
  token: string;
  spaceId: string;
  subject: string;
  email: string | null | undefined;
  displayName: string;
  expiresAt: Date | string;
};

/** A visitor with an account in a space; cannot edit, and may be signed in at the same time as an agent. */
export type CustomerIdentity = Omit<AgentIdentity, 'kind' | 'role'> & {
  kind: 'customer';
  isEmailVerified: boolean;
};

/** The agent who sent the request; null for a visitor. */
export type Authenticate = (request: Request, spaceId: string) => Promise<AgentIdentity | null>;

/** The customer who sent the request; null when not signed in. */
export type AuthenticateCustomer = (request: Request, spaceId: string) => Promise<CustomerIdentity | null>;

/** Only an unexpired agent of this space may edit. */
export function agentOf(identity: AgentIdentity | null, spaceId: string, now: Date): AgentIdentity | null {
  return identity?.kind === 'agent' && isGood(identity, spaceId, now) ? identity : null;
}

/** Only an unexpired ID token of this space counts. */
export function customerOf(
  identity: CustomerIdentity | null,
  spaceId: string,
  now: Date,
): CustomerIdentity | null {
  return identity?.kind === 'customer' && isGood(identity, spaceId, now) ? identity : null;
}

type Identity = Pick<AgentIdentity, 'token' | 'spaceId' | 'expiresAt'>;

function isGood({ token, spaceId, expiresAt }: Identity, ofSpace: string, now: Date): boolean {
  return token !== '' && spaceId === ofSpace && new Date(expiresAt) > now;
}
