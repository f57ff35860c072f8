import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  html: part.html('Markup'),
});

export type HtmlState = StateOf<typeof parts>;

export const defaultState: HtmlState = initialState(parts);
