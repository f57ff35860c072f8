import type { SliderStyle } from '#domain/page/page.ts';
import type { HeadingPart } from '#domain/page/parts.ts';

export type AgentRotatorState = {
  title: HeadingPart;
  /** Who is shown, in this order; empty shows the whole team. */
  agentIDs: string[];
  /** How many stand side by side on a wide screen, 1 to 4. */
  perView: number;
  /** Seconds between two slides. */
  interval: number;
  style: SliderStyle;
};

export const defaultState: AgentRotatorState = {
  title: { html: 'Our Team', size: 'h2' },
  agentIDs: [],
  perView: 3,
  interval: 4,
  style: 'slide',
};
