import { initialState } from '#domain/parts/initial-state.ts';
import type { StateOf } from '#domain/parts/part.ts';
import { FOOTER_PARTS } from '../footer-parts.ts';

export const parts = FOOTER_PARTS;

export type FooterBasicState = StateOf<typeof parts>;

export const defaultState: FooterBasicState = initialState(parts);
