import { expect, test } from 'vitest';
import { alongWith } from './shared-code.ts';

test('a strap preloads only chunks that no page has loaded already', () => {
  const imported = [
    'assets/rolldown-runtime-a1.js',
    'assets/kit-b2.js',
    'assets/lists-c3.js',
    'assets/entry-client-d4.js',
  ];

  expect(alongWith('assets/team-roster-e5.js', imported)).toEqual(['assets/lists-c3.js']);
});

test('the fields of a strap preload nothing: the editor has their imports', () => {
  expect(alongWith('assets/fields-a1.js', ['assets/part-fields-b2.js'])).toEqual([]);
});
