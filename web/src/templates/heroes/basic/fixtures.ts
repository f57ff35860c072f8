import { defaultState, type HeroBasicState } from './parts.ts';

export const fixtures: Record<string, HeroBasicState> = {
  'with buttons, without search': {
    ...defaultState,
    searchBar: false,
    buttonList: [
      { text: 'Search homes', href: '/search', type: 'link' },
      { text: 'Contact', href: '/contact', type: 'link' },
    ],
  },
};
