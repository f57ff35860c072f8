import { type Color, mixColors } from './color.ts';
import { contrast, isDark } from './contrast.ts';

const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const STEPS = 20;

/** Moves the colour towards white or black until its contrast on all backgrounds suffices. */
export function readableColor(color: Color, grounds: readonly Color[], least: number): Color {
  const target = grounds.some(isDark) ? WHITE : BLACK;
  const written = grounds.map(rounded);
  const isEnough = (candidate: Color) =>
    written.every((ground) => contrast(rounded(candidate), ground) >= least);

  for (let step = 0; step < STEPS; step++) {
    const candidate = mixColors(color, target, step / STEPS);
    if (isEnough(candidate)) return candidate;
  }

  return target;
}

/** As `formatColor` writes it. */
function rounded({ r, g, b, a }: Color): Color {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a };
}
