import type { Kind } from './realm.ts';

/** Somebody signed in to the space that was asked. */
export type Identified<K extends Kind> = {
  kind: K;
  /** For calls to the engine in their name; never leaves the server. */
  token: string;
  spaceId: string;
  /** The agent's uid, the customer's id. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  displayName: string;
  expiresAt: Date;
};

export type AgentIdentity = Identified<'agent'>;
export type CustomerIdentity = Identified<'customer'>;
