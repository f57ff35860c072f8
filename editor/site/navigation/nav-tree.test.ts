import { expect, test } from 'vitest';
import type { NavItem } from '#domain/site/website.ts';
import {
  addItem,
  changeItem,
  dropItem,
  moveItem,
  type NavPlace,
  nestItem,
  removeItem,
  unnestItem,
} from './nav-tree.ts';

const page = (label: string, ...below: string[]): NavItem => ({
  label,
  href: `/${label.toLowerCase()}`,
  ...(below.length > 0 && { dropdown: below.map((name) => page(name)) }),
});
const NAV = [page('Buy'), page('Areas', 'North', 'South'), page('About')];
const shape = (items: readonly NavItem[] | undefined): unknown =>
  items?.map(({ label, dropdown }) => (dropdown ? [label, shape(dropdown)] : label));

test('an item moves up and down among its siblings, and not beyond them', () => {
  expect(shape(moveItem(NAV, [0], 1)?.items)).toEqual([['Areas', ['North', 'South']], 'Buy', 'About']);
  expect(moveItem(NAV, [1, 1], -1)).toMatchObject({ place: [1, 0] });
  expect(shape(moveItem(NAV, [1, 1], -1)?.items)).toEqual(['Buy', ['Areas', ['South', 'North']], 'About']);
  expect([moveItem(NAV, [0], -1), moveItem(NAV, [2], 1), moveItem(NAV, [1, 1], 1)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('an item moves into the group above and out again', () => {
  const nested = nestItem(NAV, [2]);
  expect(nested?.place).toEqual([1, 2]);
  expect(shape(nested?.items)).toEqual(['Buy', ['Areas', ['North', 'South', 'About']]]);
  expect(unnestItem(nested?.items ?? [], [1, 2])).toEqual({ items: NAV, place: [2] });
});

test('a group cannot be nested, nor can the first item', () => {
  expect([nestItem(NAV, [0]), nestItem(NAV, [1]), nestItem(NAV, [1, 1]), unnestItem(NAV, [1])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('removing the last item of a group removes the group', () => {
  const one = removeItem(NAV, [1, 0]);
  expect(shape(one)).toEqual(['Buy', ['Areas', ['South']], 'About']);
  expect(removeItem(one, [1, 0])[1]).toEqual({ label: 'Areas', href: '/areas' });
});

test('an item is appended to the navigation or a group, and changed in place', () => {
  expect(shape(addItem(NAV, page('Blog')).items)).toEqual([
    'Buy',
    ['Areas', ['North', 'South']],
    'About',
    'Blog',
  ]);
  expect(addItem(NAV, page('West'), 1).place).toEqual([1, 2]);
  expect(addItem(NAV, page('Team'), 2).items[2]).toEqual(page('About', 'Team'));
  expect(changeItem(NAV, [1, 0], page('Centre'))[1]?.dropdown?.[0]?.label).toBe('Centre');
});

test.each<[string, NavPlace, number, boolean, unknown]>([
  ['to the top', [2], 0, false, ['About', 'Buy', ['Areas', ['North', 'South']]]],
  ['to the top, where there is no group', [2], 0, true, ['About', 'Buy', ['Areas', ['North', 'South']]]],
  ['between two of a group', [0], 2, false, [['Areas', ['North', 'Buy', 'South']], 'About']],
  ['to the end of a group', [2], 4, true, ['Buy', ['Areas', ['North', 'South', 'About']]]],
  ['below a group', [0], 3, false, [['Areas', ['North', 'South']], 'Buy', 'About']],
  [
    'into a group of its own',
    [2],
    1,
    true,
    [
      ['Buy', ['About']],
      ['Areas', ['North', 'South']],
    ],
  ],
  ['out of its group', [1, 0], 4, false, ['Buy', ['Areas', ['South']], 'About', 'North']],
  ['within its group', [1, 0], 3, true, ['Buy', ['Areas', ['South', 'North']], 'About']],
])('an item is dropped %s', (_, from, above, isInGroup, expected) => {
  const dropped = dropItem(NAV, { from, above, isInGroup });

  expect(shape(dropped?.items)).toEqual(expected);
});

test('a group is dropped between items, with its own, and into no group', () => {
  expect(shape(dropItem(NAV, { from: [1], above: 0, isInGroup: true })?.items)).toEqual([
    ['Areas', ['North', 'South']],
    'Buy',
    'About',
  ]);
  const two = [...NAV, page('More', 'Blog')];
  expect(dropItem(two, { from: [3], above: 3, isInGroup: false })).toBeNull();
});
