import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderVogueState } from './state.ts';

export const fixtures: Record<string, HeaderVogueState> = {
  'with a dropdown': { ...defaultState, nav: EXAMPLE_NAV },
};
