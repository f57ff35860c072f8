import { EXAMPLE_NAV } from '../header-state.ts';
import { defaultState, type HeaderGlassState } from './state.ts';

export const fixtures: Record<string, HeaderGlassState> = {
  'with a dropdown': { ...defaultState, nav: EXAMPLE_NAV },
  'with the logo in white': { ...defaultState, nav: EXAMPLE_NAV, logoOverImage: 'white' },
};
