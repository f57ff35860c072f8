import type { Strap } from './page.ts';

/** The straps from top to bottom, their orders counted from 0. */
export function orderedStraps(straps: readonly Strap[]): Strap[] {
  return straps
    .toSorted((one, other) => one.order - other.order)
    .map((strap, order) => (strap.order === order ? strap : { ...strap, order }));
}

/** Inserts a strap at an order; all later straps shift up by one. */
export function insertStrap(straps: readonly Strap[], strap: Strap, order: number): Strap[] {
  const ordered = orderedStraps(straps);
  const at = Math.min(Math.max(order, 0), ordered.length);

  return renumbered(ordered.toSpliced(at, 0, strap));
}

/** Deletes a strap; all later straps shift down by one. */
export function deleteStrap(straps: readonly Strap[], id: string): Strap[] {
  return renumbered(orderedStraps(straps).filter((strap) => strap.id !== id));
}

/** The strap at order 0 cannot move up, the last one cannot move down. */
export function canMoveStrap(straps: readonly Strap[], id: string, direction: 'up' | 'down'): boolean {
  const order = orderOf(straps, id);

  return direction === 'up' ? order > 0 : order >= 0 && order < straps.length - 1;
}

/** Changes places with the strap above or below; where it cannot move, everything stays as it is. */
export function moveStrap(straps: readonly Strap[], id: string, direction: 'up' | 'down'): Strap[] {
  const ordered = orderedStraps(straps);
  const strap = ordered.find((candidate) => candidate.id === id);
  if (!strap || !canMoveStrap(straps, id, direction)) return ordered;

  const without = ordered.toSpliced(strap.order, 1);
  return renumbered(without.toSpliced(strap.order + (direction === 'up' ? -1 : 1), 0, strap));
}

/** The straps in the order that others of the same ids have; those without one come last. */
export function orderedAs(straps: readonly Strap[], others: readonly Strap[]): Strap[] {
  const places = new Map(others.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Strap) => places.get(id) ?? others.length;

  return renumbered(orderedStraps(straps).toSorted((one, other) => placeOf(one) - placeOf(other)));
}

function orderOf(straps: readonly Strap[], id: string): number {
  return orderedStraps(straps).findIndex((strap) => strap.id === id);
}

function renumbered(straps: readonly Strap[]): Strap[] {
  return straps.map((strap, order) => (strap.order === order ? strap : { ...strap, order }));
}
