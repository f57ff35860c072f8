import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, type StateOf } from '#domain/parts/part.ts';
import { agentParts } from '../agent-parts.ts';

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  ...agentParts(),
});

export type HeroAgentAsideState = StateOf<typeof parts>;

export const defaultState: HeroAgentAsideState = initialState(parts);
