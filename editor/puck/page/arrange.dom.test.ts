import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function zoneOf(ids: readonly string[]): Element {
  const zone = document.createElement('div');
  const straps = ids.map((id) => {
    const strap = document.createElement('section');
    strap.setAttribute('data-puck-component', id);
    return strap;
  });
  zone.append(...straps, document.createElement('i'));

  return zone;
}

const idsIn = (zone: Element) => [...zone.children].map((child) => child.getAttribute('data-puck-component'));

test('straps are arranged in the order of the ids, from any order; the element after them stays last', () => {
  const order = fc.shuffledSubarray(IDS, { minLength: IDS.length });

  fc.assert(
    fc.property(order, order, (before, after) => {
      const zone = zoneOf(before);
      arrange(zone, after);
      expect(idsIn(zone)).toEqual([...after, null]);
    }),
  );
});

test('a strap that is not rendered yet or was deleted does not affect the order of others', () => {
  const zone = zoneOf(['a', 'gone', 'b', 'c']);

  arrange(zone, ['c', 'new', 'a', 'b']);

  expect(idsIn(zone).filter((id) => id !== 'gone')).toEqual(['c', 'a', 'b', null]);
});
