import { AA_GRAPHICS, contrast } from './contrast.ts';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
/** As light as the dark grounds of the ready palettes are. */
const DARK = { r: 43, g: 43, b: 51, a: 1 };
const LEAST_OPACITY = 128;
/** Of what borders the ground, this share has to stand out. */
const LEAST_SHARE = 0.85;
/** A picture with less transparency has a ground of its own. */
const LEAST_TRANSPARENT = 0.03;

/**
 * On which grounds a logo can be seen: what borders the ground decides, as light words in a dark box are seen on any. `pixels`
 * are RGBA of a square, as in `ImageData`. One with a ground of its own is for light ones, where it is less of a box; null
 * where nothing is drawn.
 */
export function logoGrounds(pixels: ArrayLike<number>): { light: boolean; dark: boolean } | null {
  const count = Math.floor(pixels.length / 4);
  const side = Math.round(Math.sqrt(count));
  const isDrawn = (at: number) => (pixels[4 * at + 3] ?? 0) >= LEAST_OPACITY;
  const bordersGround = (at: number) => {
    const column = at % side;
    const isAtSide = column === 0 || column === side - 1 || at < side || at >= count - side;

    return isAtSide || [at - 1, at + 1, at - side, at + side].some((next) => !isDrawn(next));
  };
  const drawn = Array.from({ length: count }, (_, at) => at).filter(isDrawn);
  if (drawn.length === 0) return null;
  if (drawn.length > (1 - LEAST_TRANSPARENT) * count) return { light: true, dark: false };

  const edge = drawn.filter(bordersGround).map((at) => {
    const [r = 0, g = 0, b = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
    return { r, g, b, a: 1 };
  });
  const standsOut = (ground: typeof DARK) =>
    edge.filter((color) => contrast(color, ground) >= AA_GRAPHICS).length >= LEAST_SHARE * edge.length;

  return { light: standsOut(WHITE), dark: standsOut(DARK) };
}
