import { LONG_NAV } from '../example-nav.ts';
import { defaultState, type HeaderVogueState } from './parts.ts';

export const fixtures: Record<string, HeaderVogueState> = {
  'with eight entries': { ...defaultState, nav: LONG_NAV },
  'with the name': { ...defaultState, masthead: 'name' },
};
