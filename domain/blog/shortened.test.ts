import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a long text is cut at a word, a short one stays', () => {
  expect(shortened('A quiet spring in the valley', 16)).toBe('A quiet spring…');
  expect(shortened('A quiet spring', 14)).toBe('A quiet spring');
});
