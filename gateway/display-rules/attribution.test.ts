import { expect, test } from 'vitest';
import { attributionOf, attributionOfAll, ownAttribution } from './attribution.ts';

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

test.each([
  [
    'en',
    'Listing courtesy of A',
    'Listing courtesy of A and B',
    'Listing courtesy of the brokerages named with each listing',
  ],
  [
    'fr',
    'Inscription offerte par A',
    'Inscription offerte par A et B',
    'Inscription offerte par les agences nommées avec chaque inscription',
  ],
  [
    'es',
    'Propiedad por cortesía de A',
    'Propiedad por cortesía de A y B',
    'Propiedad por cortesía de las agencias indicadas con cada propiedad',
  ],
] as const)(
  'where a source prescribes no line, it is in the language of the site: %s',
  (language, one, two, many) => {
    expect(ownAttribution('A', language)).toBe(one);
    expect(ownAttribution(null, language)).toBeNull();
    expect(attributionOfAll(null, ['A', 'B'], language)).toBe(two);
    expect(attributionOfAll(null, ['A', 'B', 'C', 'D'], language)).toBe(many);
    expect(attributionOfAll(null, [], language)).toBeNull();
  },
);

test('a line that a source prescribes is the same in every language', () => {
  expect(attributionOfAll('By {office}', ['A', 'B'], 'fr')).toBe('By A and B');
});
