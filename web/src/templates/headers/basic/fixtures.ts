import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderBasicState } from './parts.ts';

export const fixtures: Record<string, HeaderBasicState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
};
