export type AgentProfileState = {
  /** The agent shown; null shows the one of the page's address. */
  agentID: string | null;
  showListings: boolean;
  /** How many of the agent's homes, 1 to 24. */
  limit: number;
};

export const defaultState: AgentProfileState = { agentID: null, showListings: true, limit: 6 };
