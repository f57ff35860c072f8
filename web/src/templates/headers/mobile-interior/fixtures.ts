import { EXAMPLE_PHONE_HEADER } from '../phone-header.ts';
import { defaultState, type HeaderMobileInteriorState } from './state.ts';

export const fixtures: Record<string, HeaderMobileInteriorState> = { 'with a customer': defaultState };

export const data = EXAMPLE_PHONE_HEADER;
