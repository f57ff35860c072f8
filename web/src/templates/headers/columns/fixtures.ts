import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderColumnsState } from './state.ts';

export const fixtures: Record<string, HeaderColumnsState> = {
  'with words': {
    ...defaultState,
    nav: EXAMPLE_NAV,
    text: 'Homes in the river valley, by people who live there.',
  },
};
