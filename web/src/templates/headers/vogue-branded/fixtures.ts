import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderVogueBrandedState } from './parts.ts';

export const fixtures: Record<string, HeaderVogueBrandedState> = {
  'with a logo on the plaque': {
    ...defaultState,
    nav: LONG_NAV,
    brandText: 'Since 1998',
    brandLogo: { imageUrl: '/_files/demo/brand/casa-mirasol-mark.png', altText: 'Casa Mirasol' },
  },
};
