import { EXAMPLE_AGENT } from '../example-agent.ts';
import type { HeroAgentQuery } from '../hero-agent.generated.ts';
import { defaultState, type HeroAgentAsideState } from './parts.ts';

export const fixtures: Record<string, HeroAgentAsideState> = {
  'with a picture and a link of its own': {
    ...defaultState,
    searchBar: false,
    buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
    image: { imageUrl: '/_files/demo/portraits/sat-1.jpg', altText: 'Elena at her pageSync' },
    linkList: [{ text: 'About me', href: '/about', type: 'link' }],
  },
};

/** Data of the agent's query in tests and in the gallery. */
export const data: HeroAgentQuery = { agent: EXAMPLE_AGENT };
