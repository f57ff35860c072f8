import { isEqual } from './is-equal.ts';
import { isObject } from './is-object.ts';

export type JsonSide = 'mine' | 'theirs';
/** `clashes` are the paths, for example `config.display.siteName`, that both changed differently. */
export type MergedJson<T> = { value: T; clashes: string[] };

/**
 * Three-way merge of two values changed from the same `base`, by member; arrays are compared as a whole. On a
 * clash `side` wins.
 */
export function mergeJson<T>(
  { base, mine, theirs }: { base: T; mine: T; theirs: T },
  side: JsonSide = 'mine',
): MergedJson<T> {
  const clashes: string[] = [];

  const merge = (before: unknown, own: unknown, other: unknown, path: string): unknown => {
    if (isEqual(own, before) || isEqual(own, other)) return other;
    if (isEqual(other, before)) return own;
    if (isObject(own) && isObject(other)) {
      const was = isObject(before) ? before : {};
      const keys = [...new Set([...Object.keys(other), ...Object.keys(own)])];
      const members = keys.map((key) => [
        key,
        merge(was[key], own[key], other[key], path ? `${path}.${key}` : key),
      ]);

      return Object.fromEntries(members.filter(([, value]) => value !== undefined));
    }

    clashes.push(path);
    return side === 'mine' ? own : other;
  };

  return { value: merge(base, mine, theirs, '') as T, clashes };
}
