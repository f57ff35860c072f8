import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderColumnsState } from './parts.ts';

export const fixtures: Record<string, HeaderColumnsState> = {
  'with words': {
    ...defaultState,
    nav: LONG_NAV,
    cta: { text: 'What is my home worth?', action: 'estimate', type: 'link' },
    text: 'Homes in the river valley, by people who live there.',
  },
};
