import { LONG_NAV } from '../header-state.ts';
import { defaultState, type HeaderVogueState } from './state.ts';

export const fixtures: Record<string, HeaderVogueState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
};
