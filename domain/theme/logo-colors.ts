import type { Color } from './color.ts';

/** Pixels of the same colour share a cell of this width in each channel. */
const CELL = 32;
const LEAST_OPACITY = 128;
/** Colours nearer than this (Euclidean, of 441) are one. */
const NEAR = 72;

type Cell = { r: number; g: number; b: number; count: number };

/**
 * The colours of a picture that make a brand, the strongest first; `pixels` are RGBA as in `ImageData`. Near white, near black and
 * greys count little, as they are the paper and the ink of most logos.
 */
export function logoColors(pixels: ArrayLike<number>, most = 3): Color[] {
  const cells = new Map<number, Cell>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a < LEAST_OPACITY) continue;
    const key = Math.floor(r / CELL) * 4096 + Math.floor(g / CELL) * 64 + Math.floor(b / CELL);
    const cell = cells.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    cells.set(key, { r: cell.r + r, g: cell.g + g, b: cell.b + b, count: cell.count + 1 });
  }

  const found: Color[] = [];
  const ranked = [...cells.values()]
    .map(({ r, g, b, count }) => ({ color: { r: r / count, g: g / count, b: b / count, a: 1 }, count }))
    .map((cell) => ({ ...cell, strength: cell.count * chroma(cell.color) }))
    .toSorted((one, other) => other.strength - one.strength || other.count - one.count);
  for (const { color, strength } of ranked) {
    if (found.length === most) break;
    if (strength > 0 && found.every((other) => distance(color, other) > NEAR)) found.push(color);
  }

  return found;
}

/** From 0 for a grey to 1; 0 for what the eye takes for white, grey or black. */
function chroma({ r, g, b }: Color): number {
  const share = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;

  return share < 0.12 ? 0 : share;
}

function distance(one: Color, other: Color): number {
  return Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);
}
