import { isObject } from './is-object.ts';

/** The value with every member that it lacks, or has of another kind, taken from the fallback; members of neither are left out. */
export function completed(value: unknown, fallback: unknown): unknown {
  if (Array.isArray(fallback)) return Array.isArray(value) ? value : fallback;
  if (!isObject(fallback)) return typeof value === typeof fallback ? value : fallback;

  const own = isObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(fallback).map(([key, member]) => [key, completed(own[key], member)]),
  );
}
