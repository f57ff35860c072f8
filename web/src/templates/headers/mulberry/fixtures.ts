import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderMulberryState } from './state.ts';

export const fixtures: Record<string, HeaderMulberryState> = {
  'with a dropdown': { ...defaultState, nav: EXAMPLE_NAV },
};
