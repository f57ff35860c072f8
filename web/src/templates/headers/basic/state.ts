import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

export type HeaderBasicState = HeaderState;

export const defaultState: HeaderBasicState = DEFAULT_HEADER_STATE;
