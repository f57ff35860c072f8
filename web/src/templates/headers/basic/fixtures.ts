import { LONG_NAV } from '../header-state.ts';
import { defaultState, type HeaderBasicState } from './state.ts';

export const fixtures: Record<string, HeaderBasicState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
};
