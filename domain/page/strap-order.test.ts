import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newStrap } from './new-strap.ts';
import type { Strap } from './page.ts';
import {
  canMoveStrap,
  deleteStrap,
  insertStrap,
  moveStrap,
  orderedAs,
  orderedStraps,
} from './strap-order.ts';

function straps(...ids: string[]): Strap[] {
  return ids.map((id, order) => ({ ...newStrap({ order }), id }));
}

function orders(list: Strap[]): Record<string, number> {
  return Object.fromEntries(list.map(({ id, order }) => [id, order]));
}

const NEW = { ...newStrap(), id: 'new' };

describe('the order of straps', () => {
  test('inserting shifts all later straps up by one [R4.017]', () => {
    expect(orders(insertStrap(straps('a', 'b', 'c'), NEW, 1))).toEqual({ a: 0, new: 1, b: 2, c: 3 });
  });

  test('a strap can be inserted first and last, and never beyond', () => {
    expect(orders(insertStrap([], NEW, 5))).toEqual({ new: 0 });
    expect(orders(insertStrap(straps('a'), NEW, -1))).toEqual({ new: 0, a: 1 });
    expect(orders(insertStrap(straps('a'), NEW, 1))).toEqual({ a: 0, new: 1 });
  });

  test('straps take the order of others, and those without one come last, in their order', () => {
    const found = orderedAs(straps('new', 'a', 'b', 'newer'), straps('b', 'gone', 'a'));

    expect(orders(found)).toEqual({ b: 0, a: 1, new: 2, newer: 3 });
  });

  test('deleting shifts all later straps down by one [R4.018]', () => {
    expect(orders(deleteStrap(straps('a', 'b', 'c'), 'b'))).toEqual({ a: 0, c: 1 });
  });

  test('the strap of order 0 cannot move up [R4.019]', () => {
    const list = straps('a', 'b');

    expect(canMoveStrap(list, 'a', 'up')).toBe(false);
    expect(orders(moveStrap(list, 'a', 'up'))).toEqual({ a: 0, b: 1 });
  });

  test('the last strap cannot move down [R4.020]', () => {
    const list = straps('a', 'b');

    expect(canMoveStrap(list, 'b', 'down')).toBe(false);
    expect(orders(moveStrap(list, 'b', 'down'))).toEqual({ a: 0, b: 1 });
  });

  test('any other strap changes places with its neighbour', () => {
    expect(orders(moveStrap(straps('a', 'b', 'c'), 'c', 'up'))).toEqual({ a: 0, c: 1, b: 2 });
    expect(orders(moveStrap(straps('a', 'b', 'c'), 'a', 'down'))).toEqual({ b: 0, a: 1, c: 2 });
    expect(canMoveStrap(straps('a', 'b'), 'nobody', 'down')).toBe(false);
  });

  test('is mended when it was stored with gaps', () => {
    const stored = straps('a', 'b').map((strap) => ({ ...strap, order: 10 - strap.order * 5 }));

    expect(orders(orderedStraps(stored))).toEqual({ b: 0, a: 1 });
  });

  test('stays 0, 1, 2 … whatever is done', () => {
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('insert', 'delete', 'up', 'down'),
        at: fc.integer({ min: 0, max: 6 }),
      }),
      { maxLength: 20 },
    );

    fc.assert(
      fc.property(steps, (all) => {
        let list: Strap[] = [];
        for (const [index, { what, at }] of all.entries()) {
          const id = list[at]?.id ?? '';
          if (what === 'insert') list = insertStrap(list, { ...NEW, id: `s${index}` }, at);
          else if (what === 'delete') list = deleteStrap(list, id);
          else list = moveStrap(list, id, what as 'up' | 'down');
        }

        expect(list.map(({ order }) => order)).toEqual(list.map((_, index) => index));
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      }),
    );
  });
});
