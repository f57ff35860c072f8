import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

export type HeaderMulberryState = HeaderState;

export const defaultState: HeaderMulberryState = DEFAULT_HEADER_STATE;
