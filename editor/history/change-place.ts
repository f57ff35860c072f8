import { isEqual } from '#domain/json/is-equal.ts';

/**
 * The dotted path at which two JSON values differ; null if they are equal, empty if they differ as a whole. Lists of
 * different length, and objects that differ in several members, differ as a whole.
 */
export function changedPlace(before: unknown, after: unknown): string | null {
  if (isEqual(before, after)) return null;
  const pair = membersOf(before, after);
  if (!pair) return '';

  const keys = [...new Set([...Object.keys(pair[0]), ...Object.keys(pair[1])])];
  const changed = keys.filter((key) => !isEqual(pair[0][key], pair[1][key]));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return '';
  const below = changedPlace(pair[0][only], pair[1][only]);

  return below ? `${only}.${below}` : only;
}

type Members = Record<string, unknown>;

function membersOf(before: unknown, after: unknown): [Members, Members] | null {
  if (Array.isArray(before) || Array.isArray(after)) {
    const isSameList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
    return isSameList ? [{ ...before }, { ...after }] : null;
  }

  return isMembers(before) && isMembers(after) ? [before, after] : null;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
