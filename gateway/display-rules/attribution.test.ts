import { expect, test } from 'vitest';
import { attributionOf, attributionOfAll } from './attribution.ts';

test.each([
  ['its own line', { courtesyOfMessage: 'Courtesy of A', listOfficeName: 'B' }, 'Courtesy of A'],
  ['its own line filled', { courtesyOfMessage: 'From {office}', listOfficeName: 'B' }, 'From B'],
  ['the line of the answer', { listOfficeName: 'B $& Sons' }, 'Answer: B $& Sons'],
  ['nothing without an office', {}, null],
])('a listing is attributed by %s [R3.113]', (_, listing, line) => {
  expect(attributionOf(listing, ['Answer: {office}', 'Rules: {office}'])).toBe(line);
});

test('a line without an office to fill in gives way to the next one', () => {
  expect(attributionOf({}, ['By {office}', 'By the board'])).toBe('By the board');
});

test.each([
  [[], null],
  [['A'], 'By A'],
  [['A', 'B', 'A', null], 'By A and B'],
  [['A', 'B', 'C'], 'By A, B, and C'],
  [['A', 'B', 'C', 'D'], 'By the brokerages named with each listing'],
])('the offices %j of a list are one line: %j', (offices, line) => {
  expect(attributionOfAll('By {office}', offices)).toBe(line);
});
