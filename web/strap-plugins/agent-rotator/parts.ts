import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Our Team'),
  /** Agents in this order; empty for the whole team. */
  agentIDs: part.people('Agents'),
  /** Columns on a wide screen. */
  perView: part.number('Side by side', 3, { min: 1, max: 4 }),
  interval: part.sliderInterval('Seconds between two slides'),
  style: part.sliderStyle('How they move', 'slide'),
});

export type AgentRotatorState = StateOf<typeof parts>;

export const defaultState: AgentRotatorState = initialState(parts);
