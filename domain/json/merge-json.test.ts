import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';
import { mergeJson } from './merge-json.ts';

const base = { name: 'Oak & Elm', office: { phone: '1', fax: '2' }, nav: ['a', 'b'] };

test('what two people changed in different members is all there', () => {
  const mine = { ...base, name: 'Elm', office: { phone: '1', fax: '3' } };
  const theirs = { ...base, office: { phone: '9', fax: '2' }, nav: ['a', 'b', 'c'] };

  expect(mergeJson({ base, mine, theirs })).toEqual({
    value: { name: 'Elm', office: { phone: '9', fax: '3' }, nav: ['a', 'b', 'c'] },
    clashes: [],
  });
});

test('a member that both changed is named, and the chosen side is taken', () => {
  const mine = { ...base, office: { phone: '7', fax: '2' }, nav: ['a'] };
  const theirs = { ...base, office: { phone: '8', fax: '2' }, nav: ['b'] };

  expect(mergeJson({ base, mine, theirs })).toEqual({ value: mine, clashes: ['office.phone', 'nav'] });
  expect(mergeJson({ base, mine, theirs }, 'theirs').value).toEqual(theirs);
});

test('a member that one side took away stays away', () => {
  const { name: _, ...mine } = base;

  expect(mergeJson<object>({ base, mine, theirs: { ...base, nav: [] } }).value).toEqual({ ...mine, nav: [] });
});

test('a side that changed nothing gives way, whatever the other did', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, json, (before, after) => {
      const own = mergeJson({ base: before, mine: after, theirs: before });
      const other = mergeJson({ base: before, mine: before, theirs: after });

      return [own, other].every(({ value, clashes }) => isEqual(value, after) && clashes.length === 0);
    }),
  );
});
