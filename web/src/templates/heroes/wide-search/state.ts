import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';

/** `placeholder` stands in the empty field of the search bar; empty takes the product's own words. */
export type HeroWideSearchState = HeroState & { placeholder: string };

export const defaultState: HeroWideSearchState = { ...DEFAULT_HERO_STATE, placeholder: '' };
