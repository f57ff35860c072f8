import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

export type HeaderVogueSlimState = HeaderState;

export const defaultState: HeaderVogueSlimState = DEFAULT_HEADER_STATE;
