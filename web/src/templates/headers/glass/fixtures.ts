import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderGlassState } from './parts.ts';

export const fixtures: Record<string, HeaderGlassState> = {
  'with eight entries': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
  },
  'with the logo in white': { ...defaultState, nav: LONG_NAV, logoOverImage: 'white' },
};
