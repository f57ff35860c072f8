import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderHorizonState } from './parts.ts';

export const fixtures: Record<string, HeaderHorizonState> = {
  'with a tagline': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
    tagline: 'At home in the river valley since 1998',
  },
};
