import { expect, test } from 'vitest';
import { documentUrlOf } from './document-url.ts';

const SITE = 'https://site.example';

test.each([
  ['/search?page=2', '/search?page=2', '/search?page=2', 'as rendered'],
  ['/search?page=2&utm_source=mail', '/search?page=2', '/search?page=2&utm_source=mail', 'with a campaign'],
  ['/search', '/search?page=2', '/search?page=2', 'a step back before it was recorded'],
  ['/search?page=1', '/search?page=2', '/search?page=2', 'to another value'],
  ['/about', '/search', '/search', 'to another page'],
])('recorded %s, rendered for %s: %s, %s', (recorded, rendered, expected) => {
  expect(documentUrlOf(SITE + recorded, rendered)).toBe(SITE + expected);
});

test('a document without a start script has none', () => {
  expect(documentUrlOf(undefined, '/search')).toBeUndefined();
});
