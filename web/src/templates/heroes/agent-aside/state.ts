import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import { type AgentPart, DEFAULT_AGENT_PART } from '../hero-agent.ts';

export type HeroAgentAsideState = HeroState & AgentPart;

export const defaultState: HeroAgentAsideState = { ...DEFAULT_HERO_STATE, ...DEFAULT_AGENT_PART };
