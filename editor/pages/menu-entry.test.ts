import { expect, test } from 'vitest';
import {
  menuEntry,
  withEntry,
  withEntryBelow,
  withoutEntry,
  withoutPage,
  withRenamed,
} from './menu-entry.ts';

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

test('a page that is deleted leaves the navigation; the group it headed leads to its first entry', () => {
  expect(withoutPage(NAV, '/north')).toEqual([NAV[0], { label: 'Areas', href: '/areas' }]);
  expect(withoutPage(NAV, '/areas')[1]).toEqual({ ...NAV[1], href: '/north' });
  const overview = { label: 'Areas', href: '/areas', dropdown: [{ label: 'All areas', href: '/areas' }] };
  expect(withoutPage([overview], '/areas')).toEqual([]);
});

test('entries follow a page to its new URL, and take its new name unless they have one of their own', () => {
  const from = { path: '/north', name: 'North' };

  expect(withRenamed(NAV, from, { path: '/north-side', name: 'North side' })).toEqual([
    NAV[0],
    { label: 'Areas', href: '/areas', dropdown: [{ label: 'North side', href: '/north-side' }] },
  ]);
  expect(withRenamed(NAV, { ...from, name: 'The north' }, { path: '/n', name: 'N' })[1]?.dropdown).toEqual([
    { label: 'North', href: '/n' },
  ]);
});
