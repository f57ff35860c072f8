import { testTeam } from '#web/src/agents/test-agent.ts';
import { type AgentRotatorLargeState, defaultState } from './parts.ts';

export const fixtures: Record<string, AgentRotatorLargeState> = {
  'the whole team': defaultState,
  'one agent with a button': {
    title: { html: 'Your agent', size: 'h2' },
    agentIDs: ['marta-wasylenko'],
    interval: 6,
    style: 'slide-controls',
    buttonList: [{ text: 'The whole team', href: '/agents', type: 'link' }],
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  roster: testTeam().map((agent) => ({
    ...agent,
    uid: `u-${agent.id}`,
    bio: '<p>She walks every block before she prices a house on it.</p>',
    languages: ['English', 'Ukrainian'],
    phones: agent.phone ? [agent.phone] : [],
  })),
};

/** Empty data of the query. */
export const empty = { roster: [] };
