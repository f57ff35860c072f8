import type { RosterAgent } from '../datasources/agents/agent-slugs.ts';

export type AgentMapper = RosterAgent;
