import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { agentParts } from '../agent-parts.ts';

export const parts = defineParts({
  ...heroParts('title', 'text', 'buttonList', 'searchBar', 'buttonText'),
  ...agentParts(),
  standIn: part.image('Picture while there is no portrait'),
  layout: part.choice(
    'Layout',
    { halves: 'Half words, half portrait', poster: 'Portrait in the middle, below a large title' },
    'halves',
  ),
  size: part.choice('Height', { large: 'Large', screen: 'The whole screen' }, 'large'),
});

export type HeroAgentAsideLargeState = StateOf<typeof parts>;

export const defaultState: HeroAgentAsideLargeState = initialState(parts);
