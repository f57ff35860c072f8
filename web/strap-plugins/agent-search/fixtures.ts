import { testTeam } from '#web/src/agents/test-agent.ts';
import { type AgentSearchState, defaultState } from './parts.ts';

export const fixtures: Record<string, AgentSearchState> = {
  everybody: defaultState,
  'five on a page': {
    title: { html: 'Who speaks your language?', size: 'h1' },
    placeholder: 'A name or a language',
    perPage: 5,
  },
};

/** Data of the query for rendering the fixtures. */
export const data = { agents: { total: 3, page: 1, pageCount: 1, agents: testTeam() } };

/** Empty data of the query. */
export const empty = { agents: { total: 0, page: 1, pageCount: 1, agents: [] } };
