import { expect, test } from 'vitest';
import { setupMessage } from '../messages.ts';
import { licenceHelp } from './licence-help.ts';

test.each([
  ['en-US', true],
  ['es-US', true],
  ['en-CA', false],
  ['fr-CA', false],
  ['en', false],
])('the hint for the licence number in %s has the example of California: %s', (locale, has) => {
  expect(setupMessage(licenceHelp(locale)).includes('DRE')).toBe(has);
});
