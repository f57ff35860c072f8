import { completeTheme } from './complete-theme.ts';
import type { Theme } from './theme.ts';

/** A theme in the colours of another; its fonts and shapes stay. */
export function recolored(theme: Theme, { theme: colors }: { theme: Theme }): Theme {
  const { fonts, shapes } = completeTheme(theme);

  return { ...colors, fonts, shapes };
}
