import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderVogueState } from './parts.ts';

export const fixtures: Record<string, HeaderVogueState> = {
  'with eight entries': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
  },
  'on a plate': { ...defaultState, masthead: 'plate' },
  'with the name': { ...defaultState, masthead: 'name' },
};
