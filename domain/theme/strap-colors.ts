import { type Color, formatColor, mixColors, parseColor } from './color.ts';
import { AA_TEXT, isDark } from './contrast.ts';
import { readableColor } from './readable-color.ts';
import type { StrapPalette } from './theme.ts';

const DANGER = { light: '#b3261e', dark: '#ff8a80' };
const SUCCESS = { light: '#1d7a46', dark: '#6fcf97' };

/** Shades derived from a palette's text and background. */
export type DerivedColors = {
  muted: string;
  surface: string;
  border: string;
  danger: string;
  success: string;
};

export function derivedColors({ text, bgColor }: Pick<StrapPalette, 'text' | 'bgColor'>): DerivedColors {
  const ink = parseColor(text) ?? { r: 34, g: 34, b: 34, a: 1 };
  const ground = parseColor(bgColor) ?? { r: 255, g: 255, b: 255, a: 1 };
  const surface = mixColors(ground, ink, 0.05);
  const legible = (color: Color) => formatColor(readableColor(color, [ground, surface], AA_TEXT));
  const mode = isDark(ground) ? 'dark' : 'light';

  return {
    muted: legible(mixColors(ink, ground, 0.24)),
    surface: formatColor(surface),
    border: formatColor(mixColors(ground, ink, 0.16)),
    danger: legible(parseColor(DANGER[mode]) ?? ink),
    success: legible(parseColor(SUCCESS[mode]) ?? ink),
  };
}
