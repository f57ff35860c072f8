import { defaultState, type HeroSeparatedSearchState } from './parts.ts';

export const fixtures: Record<string, HeroSeparatedSearchState> = {
  'for San Antonio': {
    ...defaultState,
    tabs: true,
    title: { html: 'Homes with a porch and a story', size: 'h1' },
    text: { html: '<p>From King William to Stone Oak.</p>' },
    placeholder: 'A barrio, a street or an MLS® number',
  },
  'across the edge of a framed picture': { ...defaultState, layout: 'picture-inset' },
  'without the search': { ...defaultState, searchBar: false },
};
