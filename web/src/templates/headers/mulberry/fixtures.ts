import { LONG_NAV } from '../header-state.ts';
import { defaultState, type HeaderMulberryState } from './state.ts';

export const fixtures: Record<string, HeaderMulberryState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
};
