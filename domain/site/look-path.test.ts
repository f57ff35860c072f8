import { expect, test } from 'vitest';
import { hrefInLook, lookOf, pathInLook } from './look-path.ts';

test.each([
  ['/', '/?look=draft'],
  ['/search/edmonton?page=2', '/search/edmonton?page=2&look=draft'],
  ['/about?look=classic', '/about?look=draft'],
  ['/about#team', '/about?look=draft#team'],
])('%s in the drafted look is %s', (path, asked) => {
  expect(pathInLook(path, 'draft')).toBe(asked);
  expect(lookOf(new URL(asked, 'http://localhost'))).toBe('draft');
});

test.each([
  ['a page of the site', '/search', '/search?look=loft'],
  ['a page of the design', '/__templates/loft/about', '/__templates/loft/about'],
  ['a place on the page', '#team', '#team'],
])('a link to %s stays within the preview', (_, path, href) => {
  expect(hrefInLook('loft')?.(path)).toBe(href);
});

test('links of the site as it is live are as they are', () => {
  expect(hrefInLook(undefined)).toBeUndefined();
});
