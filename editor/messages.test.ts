import { expect, test } from 'vitest';
import { editorMessage } from './messages.ts';

test('an abbreviation at the end of a sentence gets no second full stop', () => {
  expect(editorMessage('previewLink.expires', { when: 'Nov 28, 2026, 11:24 a.m.' })).toBe(
    'Works until Nov 28, 2026, 11:24 a.m.',
  );
  expect(editorMessage('pages.loading')).toBe('Loading...');
});
