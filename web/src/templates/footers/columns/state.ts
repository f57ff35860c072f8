import { type ColumnsState, DEFAULT_COLUMNS_STATE } from '../footer-state.ts';

export type FooterColumnsState = ColumnsState;

export const defaultState: FooterColumnsState = DEFAULT_COLUMNS_STATE;
