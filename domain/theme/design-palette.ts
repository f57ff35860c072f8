import { READY_PALETTES } from './palettes.ts';
import type { Theme } from './theme.ts';

/** Designs whose palette has another name than they. */
const PALETTES: Readonly<Record<string, string>> = { classic: 'river-valley' };

/** The colours that a whole-site design comes with; undefined for an unknown one. */
export function designPalette(id: string): Pick<Theme, 'dark' | 'header' | 'straps'> | undefined {
  return READY_PALETTES.find(({ key }) => key === (PALETTES[id] ?? id))?.theme;
}
