import { expect, test } from 'vitest';
import { data } from './fixtures.ts';
import { shownMembers } from './shown-members.ts';

const names = (members: string[], order: 'roster' | 'name' = 'roster', others = false) =>
  shownMembers(data.roster, { members, order, others }, 'a-2').map(({ displayName }) => displayName);

test("without a choice the whole team is shown in the roster's order", () => {
  expect(names([])).toEqual(['Nadia Okafor', 'Léa Tremblay']);
});

test('chosen members are shown in the chosen order', () => {
  expect(names(['a-1', 'a-2'])).toEqual(['Léa Tremblay', 'Nadia Okafor']);
  expect(names(['a-1'])).toEqual(['Léa Tremblay']);
});

test('former members are dropped', () => {
  expect(names(['a-9', 'a-2'])).toEqual(['Nadia Okafor']);
});

test('the order by name takes precedence over the chosen one', () => {
  expect(names(['a-2', 'a-1'], 'name')).toEqual(['Léa Tremblay', 'Nadia Okafor']);
});

test('the agent of the site, who is shown above, is left out', () => {
  expect(names([], 'roster', true)).toEqual(['Léa Tremblay']);
  expect(names(['a-2'], 'roster', true)).toEqual([]);
});
