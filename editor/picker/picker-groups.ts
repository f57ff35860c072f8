import type { AnyStrap, StrapSet } from '#web/strap-plugins/kit/define-strap.ts';

const SETS: readonly Exclude<StrapSet, 'internal'>[] = ['original', 'utility'];

export type PickerGroup = { key: 'recent' | (typeof SETS)[number]; members: readonly AnyStrap[] };

/** The found straps by set, preceded by a group of the recently used ones. */
export function groupsOf(found: readonly AnyStrap[], recent: readonly string[]): PickerGroup[] {
  const lately = recent.flatMap((name) => found.find((strap) => strap.name === name) ?? []);
  const sets = SETS.map(
    (set): PickerGroup => ({ key: set, members: found.filter((strap) => strap.set === set) }),
  );

  return [{ key: 'recent' as const, members: lately }, ...sets].filter(({ members }) => members.length > 0);
}
