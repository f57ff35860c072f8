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

/** What the document answers, for rendering the fixtures. */
export const data = { roster: testTeam().map((agent) => ({ ...agent, uid: `u-${agent.id}` })) };

/** What it answers when there is nothing to show. */
export const empty = { roster: [] };
