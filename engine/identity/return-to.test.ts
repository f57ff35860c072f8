import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/search/geo/all-areas/houses,3-bedrooms?page=2&sort=price_asc', undefined],
  ['/about?next=//evil.example', undefined],
  ['/about#team', undefined],
  ['/a/../b', '/b'],
  ['/caf%C3%A9', undefined],
])('%s is a path of the site', (url, expected) => {
  expect(safeReturnTo(url)).toBe(expected ?? url);
});

test.each([
  undefined,
  null,
  '',
  'about',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/x%0d%0aset-cookie:a=b',
  '/@evil.example/\\x',
  '/access',
  '/access/login',
  '/oidc/auth',
  `/${'a'.repeat(2048)}`,
])('%j is not, and redirects home', (url) => {
  expect(safeReturnTo(url)).toBe('/');
});

test('every redirect stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\r\n',
    'a',
    'evil.example',
    'https:',
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = safeReturnTo(pieces.join(''));

      expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
      expect(target).not.toMatch(/^\/[/\\]/);
    }),
    { numRuns: 2000 },
  );
});
