import { initialState } from '#domain/parts/initial-state.ts';
import type { StateOf } from '#domain/parts/part.ts';
import { COLUMNS_PARTS } from '../footer-parts.ts';

export const parts = COLUMNS_PARTS;

export type FooterColumnsState = StateOf<typeof parts>;

export const defaultState: FooterColumnsState = initialState(parts);
