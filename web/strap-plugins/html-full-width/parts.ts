import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  html: part.html('Markup'),
});

export type HtmlFullWidthState = StateOf<typeof parts>;

export const defaultState: HtmlFullWidthState = initialState(parts);
