/** The agent who is signed in to one space. */
export type AgentIdentity = {
  kind: 'agent';
  /** The id token that the engine knows the agent by. */
  token: string;
  spaceId: string;
  subject: string;
  email: string | null | undefined;
  displayName: string;
  expiresAt: Date | string;
};

/** Who sends the request; null for a visitor. */
export type Authenticate = (request: Request, spaceId: string) => Promise<AgentIdentity | null>;

/** Editing is allowed to an authenticated agent of this very space, as long as the session lasts. */
export function agentOf(identity: AgentIdentity | null, spaceId: string, now: Date): AgentIdentity | null {
  if (identity?.kind !== 'agent' || !identity.token) return null;

  return identity.spaceId === spaceId && new Date(identity.expiresAt) > now ? identity : null;
}
