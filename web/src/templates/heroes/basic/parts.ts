import { HERO_LAYOUTS, HERO_TABS, heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** A title above all: it has two layouts more than the other heroes. */
const LAYOUTS = {
  ...HERO_LAYOUTS,
  'picture-corner': 'A large title, the picture in the corner below',
  'picture-horizon': 'A large title above a picture from edge to edge',
} as const;

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  layout: part.choice('Layout', LAYOUTS, 'over'),
  ...HERO_TABS,
});

export type HeroBasicState = StateOf<typeof parts>;

export const defaultState: HeroBasicState = initialState(parts);
