import { expect, test } from 'vitest';
import { type Bounds, boundsOf, type Position, type Ring } from '../geometry.ts';
import { SEED_PLACES } from './places.ts';

const OUTLINES = SEED_PLACES.filter(({ polygons }) => polygons.length > 0);

test.each(OUTLINES.map((place) => [place.name, place.placetype, place] as const))(
  'the outline of %s (%s) is closed and does not cross itself',
  (_name, _type, { polygons }) => {
    for (const ring of polygons.flat()) {
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(crossings(ring)).toEqual([]);
    }
  },
);

/** Pairs of sides that are no neighbours and meet. */
function crossings(ring: Ring): [number, number][] {
  const sides = ring.slice(1).map((to, at) => [ring[at] as Position, to] as const);

  return sides.flatMap(([a, b], one) =>
    sides.flatMap(([c, d], other): [number, number][] => {
      const isNear = other <= one + 1 || (one === 0 && other === sides.length - 1);
      const isOnBothSides = turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
      return !isNear && isOnBothSides && areNear(boundsOf([a, b]), boundsOf([c, d])) ? [[one, other]] : [];
    }),
  );
}

/** Sides on one line meet only where their bounds do. */
function areNear(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
  );
}

function turn(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}
