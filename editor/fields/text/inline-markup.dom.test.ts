import { expect, test } from 'vitest';
import { cleanInlineMarkup } from './inline-markup.ts';
import { textOfMarkup } from './text-of-markup.ts';

test.each([
  ['One<br>two', 'One<br>two'],
  ['One<br><br>', 'One'],
  ['<b>One</b> <br> ', '<b>One</b>'],
  ['<br>', ''],
  [' &nbsp;', ''],
  ['One<div>two</div>', 'Onetwo'],
])('the markup %j of a heading is stored as %j', (typed, stored) => {
  expect(cleanInlineMarkup(typed)).toBe(stored);
});

test('the name of a heading has a space for a line break', () => {
  expect(textOfMarkup('Find your corner<br>of <i>Edmonton</i>')).toBe('Find your corner of Edmonton');
});
