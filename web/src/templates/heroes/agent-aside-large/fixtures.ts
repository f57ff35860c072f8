import { EXAMPLE_AGENT } from '../example-agent.ts';
import type { HeroAgentQuery } from '../hero-agent.generated.ts';
import { defaultState, type HeroAgentAsideLargeState } from './parts.ts';

export const fixtures: Record<string, HeroAgentAsideLargeState> = {
  'with a picture and a link of its own': {
    ...defaultState,
    searchBar: false,
    buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
    image: { imageUrl: '/_files/demo/portraits/sat-1.jpg', altText: 'Elena at her pageSync' },
    linkList: [{ text: 'About me', href: '/about', type: 'link' }],
  },
  'a portrait below a large title': { ...defaultState, layout: 'poster' },
  'with a picture while there is no portrait': {
    ...defaultState,
    searchBar: false,
    standIn: { imageUrl: '/_files/demo/photos/house-013.jpg', altText: 'Houses on a street' },
  },
};

/** Data of the agent's query in tests and in the gallery. */
export const data: HeroAgentQuery = { agent: EXAMPLE_AGENT };
