import { testTeam } from '#web/src/agents/test-agent.ts';
import { type AgentRotatorState, defaultState } from './parts.ts';

export const fixtures: Record<string, AgentRotatorState> = {
  'the whole team': defaultState,
  'two agents, one at a time': {
    title: { html: 'Ask for us', size: 'h2' },
    agentIDs: ['daniel-okoro', 'edm-t1'],
    perView: 1,
    interval: 8,
    style: 'fade',
  },
};

/** Data of the query for rendering the fixtures. */
export const data = { roster: testTeam().map((agent) => ({ ...agent, uid: `u-${agent.id}` })) };

/** Empty data of the query. */
export const empty = { roster: [] };
