import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderBasicState } from './state.ts';

export const fixtures: Record<string, HeaderBasicState> = {
  'with a dropdown': { ...defaultState, nav: EXAMPLE_NAV },
};
