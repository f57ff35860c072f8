import { testAgent } from '#web/src/agents/test-agent.ts';
import { testListing } from '#web/src/listing/test-listing.ts';
import { type AgentProfileState, defaultState } from './parts.ts';

export const fixtures: Record<string, AgentProfileState> = {
  'the agent of the address': defaultState,
  'one agent without listings': { agentID: 'edm-t1', showListings: false, limit: 3 },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  agent: {
    ...testAgent(),
    bio: '<p>She walks every block before she prices a house on it.</p>',
    phones: ['780-555-0141'],
    languages: ['English', 'Ukrainian'],
    socials: [{ network: 'instagram', url: 'https://instagram.com/marta' }],
  },
  search: { total: 1, listings: [testListing()] },
};

/** Empty data of the query. */
export const empty = { agent: null, search: null };
