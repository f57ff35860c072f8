import { DEFAULT_FOOTER_STATE, type FooterState } from '../footer-state.ts';

export type FooterBasicState = FooterState;

export const defaultState: FooterBasicState = DEFAULT_FOOTER_STATE;
