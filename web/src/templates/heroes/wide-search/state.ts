import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';

export type HeroWideSearchState = HeroState;

export const defaultState: HeroWideSearchState = DEFAULT_HERO_STATE;
