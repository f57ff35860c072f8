import { readyTheme } from './palettes.ts';
import type { Theme } from './theme.ts';

/** Completes a stored theme: members that are missing or of another type come from the theme it is based on. */
export function completeTheme(stored: unknown): Theme {
  const base = isObject(stored) && typeof stored.baseTemplate === 'string' ? stored.baseTemplate : '';

  return completed(stored, readyTheme(base)) as Theme;
}

function completed(value: unknown, fallback: unknown): unknown {
  if (Array.isArray(fallback)) return Array.isArray(value) ? value : fallback;
  if (!isObject(fallback)) return typeof value === typeof fallback ? value : fallback;

  const own = isObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(fallback).map(([key, member]) => [key, completed(own[key], member)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
