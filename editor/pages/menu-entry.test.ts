import { expect, test } from 'vitest';
import { menuEntry, withEntry, withoutEntry } from './menu-entry.ts';

const NAV = [
  { label: 'Buy', href: '/search' },
  { label: 'Areas', href: '/areas', dropdown: [{ label: 'North', href: '/north' }] },
];

test.each([
  ['/search', 'entry'],
  ['/north', 'entry'],
  ['/areas', 'group'],
  ['/about', null],
])('%s is %s', (path, place) => {
  expect(menuEntry(NAV, path)).toBe(place);
});

test('a page is added last, and taken out wherever it is; a group stays', () => {
  expect(withEntry(NAV, { path: '/about', name: 'About' }).at(-1)).toEqual({
    label: 'About',
    href: '/about',
  });
  expect(withoutEntry(NAV, '/north')).toEqual([NAV[0], { label: 'Areas', href: '/areas' }]);
  expect(withoutEntry(NAV, '/search')).toEqual([NAV[1]]);
  expect(withoutEntry(NAV, '/areas')).toEqual(NAV);
});
