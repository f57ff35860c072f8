import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderVogueBrandedState } from './parts.ts';

export const fixtures: Record<string, HeaderVogueBrandedState> = {
  'with a logo on the plaque': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
    brandText: 'Since 1998',
    brandLogo: { imageUrl: '/_files/demo/brand/casa-mirasol-mark.png', altText: 'Casa Mirasol' },
  },
};
