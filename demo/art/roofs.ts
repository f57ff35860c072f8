import { lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { lit, type Mood, shaded } from './mood.ts';

/** Fascia and gutter along an eave. */
export function paintEave(art: Drawing, mood: Mood, x: number, y: number, w: number, trim: string): void {
  art.rect(x, y, w, 13, {
    fill: art.gradient([
      [0, lighten(lit(trim, mood), 0.03)],
      [1, shaded(trim, mood, 0.25)],
    ]),
  });
  art.rect(x, y + 13, w, 5, { fill: shaded(trim, mood, 0.6), opacity: 0.8 });
  if (mood.snow) art.rect(x + 4, y - 8, w - 8, 11, { fill: lit('#ffffff', mood) }, 6);
}
