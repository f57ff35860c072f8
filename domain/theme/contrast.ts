import { type Color, overColor, parseColor } from './color.ts';

/** Minimum contrast of text by WCAG 2, level AA. */
export const AA_TEXT = 4.5;
/** Minimum contrast of non-text elements, such as the border of a field. */
export const AA_GRAPHICS = 3;

const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };

/** Relative luminance by WCAG 2, 0 to 1. */
export function luminance({ r, g, b }: Color): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21; a translucent colour is blended with the background first. */
export function contrast(color: Color, ground: Color): number {
  const solid = overColor(ground, WHITE);
  const [light, dark] = [luminance(overColor(color, solid)), luminance(solid)].sort((a, b) => b - a);

  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The contrast of two colour strings; null when one is invalid. */
export function contrastOf(color: string, ground: string): number | null {
  const [one, other] = [parseColor(color), parseColor(ground)];

  return one && other ? contrast(one, other) : null;
}

export function isDark(color: Color): boolean {
  return contrast(WHITE, color) > contrast(BLACK, color);
}
