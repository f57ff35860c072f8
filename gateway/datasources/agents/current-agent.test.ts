import { expect, test } from 'vitest';
import { currentAgent } from './current-agent.ts';

const rows = [
  { id: 'a-1', uid: 'u-1', doc: { email: 'ada@example.com' } },
  { id: 'a-2', uid: 'u-2', doc: { email: 'ben@example.com' } },
];

test('the first agent of the response is the current one [R7.022]', () => {
  expect(currentAgent(rows, null)?.id).toBe('a-1');
  expect(currentAgent([...rows].reverse(), null)?.id).toBe('a-2');
  expect(currentAgent([], null)).toBeNull();
});

test.each([
  [{ subject: 'u-2', email: null }, 'a-2'],
  [{ subject: 'elsewhere', email: 'ben@example.com' }, 'a-2'],
  [{ subject: 'elsewhere', email: null }, 'a-1'],
])('an agent who is signed in as %j is %s', (identity, id) => {
  expect(currentAgent(rows, identity)?.id).toBe(id);
});

test('rows without documents are no match for a sign-in without an e-mail address', () => {
  const bare = rows.map(({ id, uid }) => ({ id, uid }));

  expect(currentAgent(bare, { subject: 'elsewhere', email: undefined })?.id).toBe('a-1');
});
