import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  /** The agent; null is the one of the page's URL. */
  agentID: part.person('Agent', null),
  showListings: part.toggle('Show the agent’s listings', true),
  limit: part.number('How many homes', 6, { min: 1, max: FEED_MAX }),
});

export type AgentProfileState = StateOf<typeof parts>;

export const defaultState: AgentProfileState = initialState(parts);
