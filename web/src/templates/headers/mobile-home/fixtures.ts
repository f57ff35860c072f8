import { EXAMPLE_PHONE_HEADER } from '../phone-header.ts';
import { defaultState, type HeaderMobileHomeState } from './state.ts';

export const fixtures: Record<string, HeaderMobileHomeState> = { 'with a customer': defaultState };

export const data = EXAMPLE_PHONE_HEADER;
