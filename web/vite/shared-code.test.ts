import { expect, test } from 'vitest';
import { alongWith } from './shared-code.ts';

test('what is fetched along with a strap is what no page has already', () => {
  const imported = [
    'assets/rolldown-runtime-a1.js',
    'assets/kit-b2.js',
    'assets/lists-c3.js',
    'assets/entry-client-d4.js',
  ];

  expect(alongWith('assets/team-roster-e5.js', imported)).toEqual(['assets/lists-c3.js']);
});

test('the fields of a strap bring nothing along: the editor has what they import', () => {
  expect(alongWith('assets/fields-a1.js', ['assets/part-fields-b2.js'])).toEqual([]);
});
