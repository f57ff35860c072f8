import { expect, test } from 'vitest';
import { editorMessage } from '../messages.ts';
import { regionLabel } from './region-label.ts';

test.each([
  ['en-CA', 'Province'],
  ['en-US', 'State'],
  ['en-MX', 'State'],
  ['en-FR', 'Province or state'],
])('addresses of %s have a field %s', (locale, label) => {
  expect(editorMessage(regionLabel(locale))).toBe(label);
});
