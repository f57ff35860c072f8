/** A signed-in agent of the space that was asked. */
export type AgentIdentity = {
  kind: 'agent';
  /** For calls to the engine in the agent's name; never leaves the server. */
  token: string;
  spaceId: string;
  /** The agent's uid. */
  subject: string;
  email: string | undefined;
  displayName: string;
  expiresAt: Date;
};
