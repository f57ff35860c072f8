import { expect, test } from 'vitest';
import { editorMessage } from '../../messages.ts';
import { helpOf } from './help-of.ts';

test.each([
  ['en-US', true],
  ['es-US', true],
  ['en-CA', false],
  ['fr-CA', false],
])('the help of the licence number in %s has the example of California: %s', (locale, has) => {
  expect(editorMessage(helpOf('site.field.office.licence.help', locale)).includes('DRE')).toBe(has);
});

test('other helps are the same in every country', () => {
  expect(helpOf('site.field.office.phone.help', 'en-US')).toBe('site.field.office.phone.help');
});
