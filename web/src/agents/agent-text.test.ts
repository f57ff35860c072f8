import { expect, test } from 'vitest';
import { chosenAgents, initials, telUrl } from './agent-text.ts';

const MARTA = { id: 'a-1', uid: 'u-1', path: '/agent/marta' };
const DANIEL = { id: 'a-2', uid: 'u-2', path: '/agent/daniel' };

test('chosen agents are in the chosen order, by id, uid or path; unknown ones are dropped', () => {
  expect(chosenAgents([MARTA, DANIEL], ['daniel', 'nobody', 'u-1'])).toEqual([DANIEL, MARTA]);
});

test('the whole team is shown if no agent is chosen', () => {
  expect(chosenAgents([MARTA, DANIEL], [])).toEqual([MARTA, DANIEL]);
});

test.each([
  ['Léa van der Tremblay', 'LT'],
  ['Prince', 'P'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a phone number becomes a tel: URL of its digits', () => {
  expect(telUrl('+1 (780) 555-0141')).toBe('tel:+17805550141');
});
