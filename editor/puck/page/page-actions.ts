import type { PuckAction } from '@puckeditor/core';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { toItem } from '../straps/strap-item.ts';
import { movesBetween } from './moves.ts';
import { HERO_ZONE, ROOT_ZONE } from './zones.ts';

/**
 * The Puck actions that lead from `current` to `target`, both prepared pages. Unchanged straps are not touched, which
 * preserves the caret and makes the work proportional to the change.
 */
export function pageActions(current: Page, target: Page): PuckAction[] {
  return [...heroActions(current.hero, target.hero), ...strapActions(current.straps, target.straps)];
}

function heroActions(current: Strap | null, target: Strap | null): PuckAction[] {
  if (isSame(current, target)) return [];
  if (!current || !target) {
    const props: object = { hero: target ? [toItem(target)] : [] };
    return [{ type: 'replaceRoot', root: { props } }];
  }

  return [{ type: 'replace', destinationIndex: 0, destinationZone: HERO_ZONE, data: toItem(target) }];
}

function strapActions(current: readonly Strap[], target: readonly Strap[]): PuckAction[] {
  const actions: PuckAction[] = [];
  const wanted = new Map(target.map((strap) => [strap.id, strap]));
  const isRetained = (strap: Strap) => wanted.get(strap.id)?.name === strap.name;
  const there = [...current];

  for (const strap of current.filter((one) => !isRetained(one))) {
    const index = there.indexOf(strap);
    there.splice(index, 1);
    actions.push({ type: 'remove', index, zone: ROOT_ZONE });
  }

  const remaining = target.filter((strap) => there.some(({ id }) => id === strap.id));
  for (const { from, to } of movesBetween(there.map(idOf), remaining.map(idOf))) {
    const place = { destinationIndex: to, destinationZone: ROOT_ZONE };
    actions.push({ type: 'reorder', sourceIndex: from, ...place });
    there.splice(to, 0, ...there.splice(from, 1));
  }

  for (const [index, strap] of target.entries()) {
    const place = { destinationIndex: index, destinationZone: ROOT_ZONE };
    const isNew = there[index]?.id !== strap.id;
    if (isNew) {
      actions.push({ type: 'insert', componentType: strap.name, id: strap.id, ...place });
      there.splice(index, 0, strap);
    }
    if (isNew || !isSame(there[index] ?? null, strap)) {
      actions.push({ type: 'replace', ...place, data: toItem(strap) });
    }
  }

  return actions;
}

const idOf = ({ id }: Strap): string => id;

function isSame(one: Strap | null, other: Strap | null): boolean {
  return isEqual(one && { ...one, order: 0 }, other && { ...other, order: 0 });
}
