import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderBasicState } from './parts.ts';

export const fixtures: Record<string, HeaderBasicState> = {
  'with eight entries': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
  },
};
