import { DEFAULT_HERO_STATE, type HeroState } from '#domain/page/hero-state.ts';
import type { AgentPart } from '../hero-agent.ts';

export type HeroDualAgentAsideState = HeroState & { agents: AgentPart[] };

export const NOBODY: AgentPart = { agentID: '', image: { imageUrl: '' }, linkList: [] };

export const defaultState: HeroDualAgentAsideState = { ...DEFAULT_HERO_STATE, agents: [NOBODY, NOBODY] };
