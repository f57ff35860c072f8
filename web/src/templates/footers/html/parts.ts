import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FOOTER_PARTS } from '../footer-parts.ts';

export const parts = defineParts({
  ...FOOTER_PARTS,
  html: part.html('Markup'),
});

export type FooterHtmlState = StateOf<typeof parts>;

export const defaultState: FooterHtmlState = initialState(parts);
