import { LONG_NAV } from '../header-state.ts';
import { defaultState, type HeaderColumnsState } from './state.ts';

export const fixtures: Record<string, HeaderColumnsState> = {
  'with words': {
    ...defaultState,
    nav: LONG_NAV,
    text: 'Homes in the river valley, by people who live there.',
  },
};
