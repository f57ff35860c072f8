import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import { type AgentPart, DEFAULT_AGENT_PART } from '../hero-agent.ts';

export const HERO_SIZES = ['large', 'screen'] as const;

/** `screen` is as high as the visitor's screen. */
export type HeroAgentAsideLargeState = HeroState & AgentPart & { size: (typeof HERO_SIZES)[number] };

export const defaultState: HeroAgentAsideLargeState = {
  ...DEFAULT_HERO_STATE,
  ...DEFAULT_AGENT_PART,
  size: 'large',
};
