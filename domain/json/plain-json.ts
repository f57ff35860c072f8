import { dottedPath, type Problem } from './checked.ts';

/** Deeper JSON is rejected before anything recurses into it. */
export const JSON_MAX_DEPTH = 40;
/** Characters of all strings and keys together. */
export const JSON_MAX_CHARACTERS = 2_000_000;
export const JSON_MAX_VALUES = 100_000;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type Entry = { value: unknown; path: readonly (string | number)[] };

/** The first reason a value is not plain JSON within the limits, or null. */
export function jsonProblem(whole: unknown): Problem | null {
  const open: Entry[] = [{ value: whole, path: [] }];
  let characters = 0;

  for (let seen = 0; open.length > 0; seen++) {
    const { value, path } = open.pop() as Entry;
    const members = membersOf(value, path);
    const fault = faultOf(value, path, members);
    if (fault) return { field: dottedPath(path), message: fault };

    characters += typeof value === 'string' ? value.length : String(path.at(-1) ?? '').length;
    if (characters > JSON_MAX_CHARACTERS || seen > JSON_MAX_VALUES) {
      return { field: dottedPath(path.slice(0, 1)), message: 'This is more than can be kept' };
    }

    open.push(...members);
  }

  return null;
}

function faultOf(
  value: unknown,
  path: readonly (string | number)[],
  members: readonly Entry[],
): string | null {
  if (path.length > JSON_MAX_DEPTH) return 'This is nested too deeply';
  if (members.some(({ path: inner }) => isForbidden(inner.at(-1))))
    return 'This has a key that is not allowed';
  if (members.length > JSON_MAX_VALUES) return 'This is more than can be kept';
  if (typeof value === 'string' && value.includes('\0'))
    return 'This text holds a character that cannot be kept';
  return isJson(value) ? null : 'This is not plain JSON';
}

function membersOf(value: unknown, path: readonly (string | number)[]): Entry[] {
  if (Array.isArray(value)) return value.map((member, index) => ({ value: member, path: [...path, index] }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, member]) => ({ value: member, path: [...path, key] }));
}

function isForbidden(key: string | number | undefined): boolean {
  return typeof key === 'string' && (FORBIDDEN_KEYS.has(key) || key.includes('\0'));
}

function isJson(value: unknown): boolean {
  if (value === null || Array.isArray(value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';

  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
