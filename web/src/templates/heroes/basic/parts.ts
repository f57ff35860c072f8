import { HERO_TABS, heroParts, TITLE_LAYOUT } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  ...TITLE_LAYOUT,
  ...HERO_TABS,
});

export type HeroBasicState = StateOf<typeof parts>;

export const defaultState: HeroBasicState = initialState(parts);
