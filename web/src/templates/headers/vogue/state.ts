import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

export type HeaderVogueState = HeaderState;

export const defaultState: HeaderVogueState = DEFAULT_HEADER_STATE;
