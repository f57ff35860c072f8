import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

/** `logoOverImage` is how the logo looks while the header lies over a picture. */
export type HeaderGlassState = HeaderState & { logoOverImage: 'plate' | 'white' | 'unchanged' };

export const defaultState: HeaderGlassState = { ...DEFAULT_HEADER_STATE, logoOverImage: 'plate' };
