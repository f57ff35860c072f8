import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesBetween } from './moves.ts';

const items = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
const orders = items.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);

function moved(list: readonly string[], { from, to }: { from: number; to: number }): string[] {
  const there = [...list];
  there.splice(to, 0, ...there.splice(from, 1));

  return there;
}

test('the moves transform any order into any other', () => {
  fc.assert(
    fc.property(orders, ([from, to]) => {
      expect(movesBetween(from, to).reduce<string[]>(moved, from)).toEqual(to);
    }),
  );
});

test('moving one item any distance is one move; an equal order needs none', () => {
  fc.assert(
    fc.property(items, fc.nat(), fc.nat(), (list, one, other) => {
      const to = moved(list, { from: one % list.length, to: other % list.length });

      expect(movesBetween(list, to)).toHaveLength(to.join('\n') === list.join('\n') ? 0 : 1);
    }),
  );
});
