import type { SliderStyle } from '#domain/page/page.ts';
import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';

export type AgentRotatorLargeState = {
  title: HeadingPart;
  /** Who is shown, in this order; empty shows the whole team. */
  agentIDs: string[];
  /** Seconds between two slides. */
  interval: number;
  style: SliderStyle;
  buttonList: LinkPart[];
};

export const defaultState: AgentRotatorLargeState = {
  title: { html: 'Meet Our Agents', size: 'h2' },
  agentIDs: [],
  interval: 4,
  style: 'fade',
  buttonList: [],
};
