import { initialState } from '#domain/parts/initial-state.ts';
import type { StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = HEADER_PARTS;

export type HeaderMulberryState = StateOf<typeof parts>;

export const defaultState: HeaderMulberryState = initialState(parts);
