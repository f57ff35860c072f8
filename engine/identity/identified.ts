import type { Role } from '#domain/site/roles.ts';
import type { Kind } from './realm.ts';

/** Somebody signed in to the requested space. */
export type Identified<K extends Kind> = {
  kind: K;
  /** What an agent may do in the space; null for a customer. */
  role: Role | null;
  /** Sent by itself with a cookie, whatever script runs in the browser; a bearer token is sent on purpose. */
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
