import { expect, test } from 'vitest';
import { createTextCache } from './text-cache.ts';

test('what was made of a text is made once, until it is the least recently used of too much', () => {
  const made: string[] = [];
  const cache = createTextCache(2 * 101);
  const upper = (text: string) =>
    cache.get(text, () => {
      made.push(text);
      return text.toUpperCase();
    });

  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(upper(text)).toBe(text.toUpperCase());
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
