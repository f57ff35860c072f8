import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

/** `text` fills the column beside the logo. */
export type HeaderColumnsState = HeaderState & { text: string };

export const defaultState: HeaderColumnsState = { ...DEFAULT_HEADER_STATE, text: '' };
