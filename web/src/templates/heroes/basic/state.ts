import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';

export type HeroBasicState = HeroState;

export const defaultState: HeroBasicState = DEFAULT_HERO_STATE;
