import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderVogueSlimState } from './parts.ts';

export const fixtures: Record<string, HeaderVogueSlimState> = {
  'with eight entries': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
  },
};
