import { expect, test } from 'vitest';
import { chosenAgents, initials, telAddress } from './agent-words.ts';

const MARTA = { id: 'a-1', uid: 'u-1', path: '/agent/marta' };
const DANIEL = { id: 'a-2', uid: 'u-2', path: '/agent/daniel' };

test('chosen agents come in the order they were chosen, by id, uid or address; the unknown are left out', () => {
  expect(chosenAgents([MARTA, DANIEL], ['daniel', 'nobody', 'u-1'])).toEqual([DANIEL, MARTA]);
});

test('when nobody was chosen the whole team is shown', () => {
  expect(chosenAgents([MARTA, DANIEL], [])).toEqual([MARTA, DANIEL]);
});

test.each([
  ['Léa van der Tremblay', 'LT'],
  ['Prince', 'P'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a number is called by its digits', () => {
  expect(telAddress('+1 (780) 555-0141')).toBe('tel:+17805550141');
});
