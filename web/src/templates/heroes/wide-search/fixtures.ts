import { defaultState, type HeroWideSearchState } from './parts.ts';

export const fixtures: Record<string, HeroWideSearchState> = {
  'for San Antonio': {
    ...defaultState,
    tabs: true,
    title: { html: 'Homes with a porch and a story', size: 'h1' },
    text: { html: '<p>From King William to Stone Oak.</p>' },
  },
};
