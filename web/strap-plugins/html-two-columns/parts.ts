import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  left: part.html('Markup on the left'),
  right: part.html('Markup on the right'),
});

export type HtmlTwoColumnsState = StateOf<typeof parts>;

export const defaultState: HtmlTwoColumnsState = initialState(parts);
