import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentUrl, renderAt } from '#web/src/testing/render-at.tsx';
import { searchText, searchVariables } from './data.ts';
import { data } from './fixtures.ts';
import { defaultState } from './parts.ts';
import { AgentSearchView } from './view.tsx';

afterEach(cleanup);

test.each([
  ['/agents', ''],
  ['/agents/', ''],
  ['/agents/marta-wasylenko', 'marta wasylenko'],
  ['/agents/marta?q=french', 'french'],
  ['/agents/%E0%A4%A', ''],
])('%s searches for “%s” [R2.013]', (url, text) => {
  expect(searchText(url)).toBe(text);
});

test('without text the whole team is queried, twenty at a time', () => {
  expect(searchVariables(defaultState, { url: '/agents?page=2' })).toEqual({
    search: null,
    page: 2,
    size: 20,
  });
});

test('the form leads to the search for its text', async () => {
  renderAt('/agents', <AgentSearchView id="s1" state={defaultState} data={data} isEditing={false} />);
  const field = screen.getByRole('searchbox', { name: 'Search agents' });

  fireEvent.change(field, { target: { value: 'french & english' } });
  fireEvent.submit(field);

  await waitFor(() => expect(currentUrl()).toBe('/agents?q=french+%26+english'));
});

test('nobody searches for the only agent', () => {
  const [agent] = data.agents.agents;
  const only = { agents: { ...data.agents, total: 1, agents: agent ? [agent] : [] } };
  renderAt('/agents', <AgentSearchView id="s1" state={defaultState} data={only} isEditing={false} />);

  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('1 agent')).toBeNull();
  expect(screen.getByRole('article')).toBeDefined();
});

test("each result links to the agent's profile", () => {
  renderAt('/agents', <AgentSearchView id="s1" state={defaultState} data={data} isEditing={false} />);

  expect(screen.getByText('3 agents')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Daniel Okoro' }).getAttribute('href')).toBe('/agent/daniel-okoro');
});

test('no results link to the whole team', () => {
  const none = { agents: { total: 0, page: 1, pageCount: 0, agents: [] } };
  renderAt('/agents/zoe', <AgentSearchView id="s1" state={defaultState} data={none} isEditing={false} />);

  expect(screen.getByRole('link', { name: 'Show all agents' }).getAttribute('href')).toBe('/agents');
});
