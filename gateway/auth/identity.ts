/** The agent who is signed in to one space. */
export type AgentIdentity = {
  kind: 'agent';
  /** Sent by itself with a cookie, whatever script runs in the browser; a bearer token is sent on purpose. */
  by: 'cookie' | 'bearer';
  /** The id token that the engine knows the agent by. */
  token: string;
  spaceId: string;
  subject: string;
  email: string | null | undefined;
  displayName: string;
  expiresAt: Date | string;
};

/** A visitor with an account in one space: edits nothing, and may be signed in beside an agent. */
export type CustomerIdentity = Omit<AgentIdentity, 'kind'> & { kind: 'customer'; isEmailVerified: boolean };

/** Which agent sends the request; null for a visitor. */
export type Authenticate = (request: Request, spaceId: string) => Promise<AgentIdentity | null>;

/** Which customer sends the request; null for nobody who has signed in. */
export type AuthenticateCustomer = (request: Request, spaceId: string) => Promise<CustomerIdentity | null>;

/** Editing is allowed to an authenticated agent of this very space, as long as the session lasts. */
export function agentOf(identity: AgentIdentity | null, spaceId: string, now: Date): AgentIdentity | null {
  return identity?.kind === 'agent' && isGood(identity, spaceId, now) ? identity : null;
}

/** A customer is authenticated as long as there is an ID token of this very space that lasts. */
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
