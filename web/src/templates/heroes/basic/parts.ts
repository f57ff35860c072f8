import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { StateOf } from '#domain/parts/part.ts';

export const parts = heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText');

export type HeroBasicState = StateOf<typeof parts>;

export const defaultState: HeroBasicState = initialState(parts);
