import { initialState } from '#domain/parts/initial-state.ts';
import { EXAMPLE_AGENT } from '../example-agent.ts';
import type { HeroAgentsQuery } from '../hero-agent.generated.ts';
import { AGENT, defaultState, type HeroDualAgentAsideState } from './parts.ts';

const NOBODY = initialState(AGENT);

export const fixtures: Record<string, HeroDualAgentAsideState> = {
  'two partners': {
    ...defaultState,
    agents: [
      { ...NOBODY, agentID: 'a-1' },
      { ...NOBODY, agentID: 'a-2', linkList: [{ text: 'About Daniel', href: '/about', type: 'link' }] },
    ],
  },
};

/** Data of the agents' query in tests and in the gallery. */
export const data: HeroAgentsQuery = {
  first: EXAMPLE_AGENT,
  second: {
    ...EXAMPLE_AGENT,
    id: 'a-2',
    path: '/agent/daniel-okoro',
    displayName: 'Daniel Okoro',
    title: null,
    imageUrl: null,
    email: null,
  },
};
