import { expect, test } from 'vitest';
import { menuEntry, withEntry, withEntryBelow, withoutEntry } from './menu-entry.ts';

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

test('a page becomes the last entry below another one', () => {
  const items = [
    { label: 'Buy', href: '/buy' },
    { label: 'About', href: '/about', dropdown: [{ label: 'Us', href: '/us' }] },
  ];
  const page = { path: '/new', name: 'New' };

  expect(withEntryBelow(items, 1, page)[1]?.dropdown?.map(({ label }) => label)).toEqual(['Us', 'New']);
  expect(withEntryBelow(items, 0, page)[0]?.dropdown).toEqual([{ label: 'New', href: '/new' }]);
});
