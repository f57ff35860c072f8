import { LONG_NAV } from '../header-state.ts';
import { defaultState, type HeaderVogueSlimState } from './state.ts';

export const fixtures: Record<string, HeaderVogueSlimState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
};
