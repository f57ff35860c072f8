import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  /** In the empty field of the search bar; empty takes the product's own text. */
  placeholder: part.text('Words in the empty search bar'),
});

export type HeroWideSearchState = StateOf<typeof parts>;

export const defaultState: HeroWideSearchState = initialState(parts);
