import { expect, test } from 'vitest';
import { data } from './fixtures.ts';
import { shownMembers } from './shown-members.ts';

const names = (members: string[], order: 'roster' | 'name' = 'roster') =>
  shownMembers(data.roster, { members, order }).map(({ displayName }) => displayName);

test('without a choice the whole team is shown as the roster has it', () => {
  expect(names([])).toEqual(['Nadia Okafor', 'Léa Tremblay']);
});

test('those who were chosen stand in their order', () => {
  expect(names(['a-1', 'a-2'])).toEqual(['Léa Tremblay', 'Nadia Okafor']);
  expect(names(['a-1'])).toEqual(['Léa Tremblay']);
});

test('whoever has left the team is left out', () => {
  expect(names(['a-9', 'a-2'])).toEqual(['Nadia Okafor']);
});

test('the order by name goes before the chosen one', () => {
  expect(names(['a-2', 'a-1'], 'name')).toEqual(['Léa Tremblay', 'Nadia Okafor']);
});
