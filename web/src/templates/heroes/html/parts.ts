import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  ...heroParts(),
  html: part.html('Markup', '<h1>Welcome</h1>'),
});

export type HeroHtmlState = StateOf<typeof parts>;

export const defaultState: HeroHtmlState = initialState(parts);
