import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderVogueSlimState } from './state.ts';

export const fixtures: Record<string, HeaderVogueSlimState> = {
  'with a dropdown': { ...defaultState, nav: EXAMPLE_NAV },
};
