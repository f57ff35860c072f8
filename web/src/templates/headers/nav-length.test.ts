import { expect, test } from 'vitest';
import { EXAMPLE_NAV, LONG_NAV } from './example-nav.ts';
import { navLengthClass } from './nav-length.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, href: '/' }));

test('the length of a navigation depends on its entries and their text', () => {
  expect(navLengthClass([])).toBe('');
  expect(navLengthClass(EXAMPLE_NAV)).toBe('');
  expect(navLengthClass(LONG_NAV)).toBe('has-long-nav');
  expect(
    navLengthClass(named('Neighbourhoods of Edmonton', 'Houses with a legal suite', 'Commercial property')),
  ).toBe('has-long-nav');
  expect(navLengthClass([...LONG_NAV, ...LONG_NAV])).toBe('has-overlong-nav');
});
