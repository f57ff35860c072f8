import { expect, test } from 'vitest';
import { lookOf, pathInLook } from './look-path.ts';

test.each([
  ['/', '/?look=draft'],
  ['/search/edmonton?page=2', '/search/edmonton?page=2&look=draft'],
  ['/about?look=classic', '/about?look=draft'],
  ['/about#team', '/about?look=draft#team'],
])('%s in the drafted look is %s', (path, asked) => {
  expect(pathInLook(path, 'draft')).toBe(asked);
  expect(lookOf(new URL(asked, 'http://localhost'))).toBe('draft');
});
