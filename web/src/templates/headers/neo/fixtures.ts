import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderNeoState } from './parts.ts';

export const fixtures: Record<string, HeaderNeoState> = {
  'with a call to value a home': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', href: '/sellers', type: 'link' },
  },
};
