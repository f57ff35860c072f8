import { completed } from '../json/completed.ts';
import { isObject } from '../json/is-object.ts';
import { readyTheme } from './palettes.ts';
import type { Theme } from './theme.ts';

/** Completes a stored theme: members that are missing or of another type come from the theme it is based on. */
export function completeTheme(stored: unknown): Theme {
  const base = isObject(stored) && typeof stored.baseTemplate === 'string' ? stored.baseTemplate : '';

  return completed(stored, readyTheme(base)) as Theme;
}
