import { AA_GRAPHICS, contrast } from './contrast.ts';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
/** As light as the dark grounds of the ready palettes are. */
const DARK = { r: 43, g: 43, b: 51, a: 1 };
const LEAST_OPACITY = 128;
/** Of what is drawn, this share has to stand out. */
const LEAST_SHARE = 0.85;
/** A picture with less transparency has a ground of its own. */
const LEAST_TRANSPARENT = 0.03;

/**
 * On which grounds a logo can be seen; `pixels` are RGBA as in `ImageData`. One with a ground of its own is for light ones,
 * where it is less of a box; null where nothing is drawn.
 */
export function logoGrounds(pixels: ArrayLike<number>): { light: boolean; dark: boolean } | null {
  const drawn: { r: number; g: number; b: number; a: number }[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a >= LEAST_OPACITY) drawn.push({ r, g, b, a: 1 });
  }
  if (drawn.length === 0) return null;
  if (drawn.length > (1 - LEAST_TRANSPARENT) * (pixels.length / 4)) return { light: true, dark: false };

  const standsOut = (ground: typeof DARK) =>
    drawn.filter((color) => contrast(color, ground) >= AA_GRAPHICS).length >= LEAST_SHARE * drawn.length;

  return { light: standsOut(WHITE), dark: standsOut(DARK) };
}
