import { HERO_LAYOUT, HERO_TABS, heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  ...HERO_LAYOUT,
  ...HERO_TABS,
  /** Placeholder of the search bar; the product's own text if empty. */
  placeholder: part.text('Words in the empty search bar'),
});

export type HeroWideSearchState = StateOf<typeof parts>;

export const defaultState: HeroWideSearchState = initialState(parts);
