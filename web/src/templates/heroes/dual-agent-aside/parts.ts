import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { agentParts } from '../agent-parts.ts';

/** No agent by default. */
export const AGENT = agentParts('');

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  agents: part.list('Agents', 'Agent', AGENT, [{}, {}], { max: 2 }),
});

export type HeroDualAgentAsideState = StateOf<typeof parts>;

export const defaultState: HeroDualAgentAsideState = initialState(parts);
