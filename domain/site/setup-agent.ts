/** Stands in a state for the agent of the website's settings. */
export const SETUP_AGENT: string = '{setup.agentID}';
