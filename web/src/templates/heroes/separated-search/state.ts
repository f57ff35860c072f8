import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';

/** `placeholder` stands in the empty field of the search bar; empty takes the product's own words. */
export type HeroSeparatedSearchState = HeroState & { placeholder: string };

export const defaultState: HeroSeparatedSearchState = { ...DEFAULT_HERO_STATE, placeholder: '' };
