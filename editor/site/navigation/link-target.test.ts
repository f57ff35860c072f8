import { expect, test } from 'vitest';
import { hrefOf, targetKind, typedPart } from './link-target.ts';

const pages = new Set(['/', '/about']);

test.each([
  ['/about', 'page', '/about'],
  ['/search?beds=3', 'address', '/search?beds=3'],
  ['#map', 'anchor', 'map'],
  ['mailto:hello@oak.example', 'mail', 'hello@oak.example'],
  ['tel:7805550134', 'phone', '7805550134'],
  ['https://example.com/a', 'address', 'https://example.com/a'],
] as const)('%s is of the kind %s, of which %s is typed', (href, kind, typed) => {
  expect(targetKind(href, pages)).toBe(kind);
  expect(typedPart(kind, href)).toBe(typed);
  expect(hrefOf(kind, typed)).toBe(href);
});

test('typed text becomes a URL', () => {
  expect(hrefOf('address', ' example.com/a ')).toBe('https://example.com/a');
  expect(hrefOf('anchor', '#map')).toBe('#map');
  expect(hrefOf('phone', '(780) 555-0134')).toBe('tel:7805550134');
  expect(hrefOf('address', '/about')).toBe('/about');
});
