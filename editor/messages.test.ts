import { expect, test } from 'vitest';
import { editorMessage } from './messages.ts';

test('the full stop of an abbreviation at the end of a sentence ends it', () => {
  expect(editorMessage('previewLink.expires', { when: 'Nov 28, 2026, 11:24 a.m.' })).toBe(
    'Works until Nov 28, 2026, 11:24 a.m.',
  );
  expect(editorMessage('pages.loading')).toBe('Loading...');
});
