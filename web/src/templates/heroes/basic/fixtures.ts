import { defaultState, type HeroBasicState } from './parts.ts';

export const fixtures: Record<string, HeroBasicState> = {
  'with tabs and a long title': {
    ...defaultState,
    tabs: true,
    title: { html: 'Character homes and quiet streets between Whyte Avenue and the river', size: 'h1' },
  },
  'the picture below the words': { ...defaultState, layout: 'picture-below' },
  'on a tab': { ...defaultState, layout: 'picture-tab' },
  'the picture in the corner': { ...defaultState, layout: 'picture-corner' },
  'above a wide picture': { ...defaultState, layout: 'picture-horizon' },
  'with buttons, without search': {
    ...defaultState,
    searchBar: false,
    buttonList: [
      { text: 'Search homes', href: '/search', type: 'link' },
      { text: 'Contact', href: '/contact', type: 'link' },
    ],
  },
};
