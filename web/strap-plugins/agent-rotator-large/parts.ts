import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Meet Our Agents'),
  /** Agents in this order; empty for the whole team. */
  agentIDs: part.people('Agents'),
  interval: part.sliderInterval('Seconds between two slides'),
  style: part.sliderStyle('How they move', 'fade'),
  buttonList: part.links('Buttons'),
});

export type AgentRotatorLargeState = StateOf<typeof parts>;

export const defaultState: AgentRotatorLargeState = initialState(parts);
