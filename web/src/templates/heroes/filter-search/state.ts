import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';

export type HeroFilterSearchState = HeroState;

export const defaultState: HeroFilterSearchState = {
  ...DEFAULT_HERO_STATE,
  title: { html: 'Find your home', size: 'h1' },
};
