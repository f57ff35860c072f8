import { isEqual } from '#domain/json/is-equal.ts';

/**
 * The one place where two values of plain JSON differ, as a dotted path; empty for the whole, null when they are the
 * same. A list that grew or shrank, and an object with members in more than one place, differ as a whole.
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
