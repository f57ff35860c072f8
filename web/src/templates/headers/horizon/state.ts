import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

/** `tagline` stands at the beginning of the contact row. */
export type HeaderHorizonState = HeaderState & { tagline: string };

export const defaultState: HeaderHorizonState = { ...DEFAULT_HEADER_STATE, tagline: '' };
