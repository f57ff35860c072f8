import { Drawing, type Point } from '../drawing.ts';
import type { Mood } from '../mood.ts';
import { createRandom, type Random } from '../random.ts';
import { paintSky } from './sky.ts';

export type View = { art: Drawing; random: Random; mood: Mood };

export const WIDTH = 2400;

export const HEIGHT = 1350;

export function open(name: string, mood: Mood, horizon: number): View {
  const art = new Drawing(WIDTH, HEIGHT);
  const random = createRandom(name);
  paintSky(art, random, mood, horizon);
  return { art, random, mood };
}

export const sample =
  (points: readonly Point[]) =>
  (x: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Point, points[i] as Point];
      if (x <= b[0]) {
        const t = Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0])));
        const eased = t * t * (3 - 2 * t);
        return a[1] + (b[1] - a[1]) * eased;
      }
    }
    return (points.at(-1) as Point)[1];
  };

export const trace = (bank: (x: number) => number): Point[] =>
  Array.from({ length: 61 }, (_, i) => [i * 40, Math.round(bank(i * 40))] as const);

export function finish(view: View): Drawing {
  const { art, mood } = view;
  if (mood.sun)
    art.ellipse(mood.sun.x * WIDTH, 420, 1000, 620, {
      fill: art.glow([
        [0, mood.sun.colour, 0.16 * mood.sun.strength],
        [1, mood.sun.colour, 0],
      ]),
    });
  art.rect(0, HEIGHT - 260, WIDTH, 260, {
    fill: art.gradient([
      [0, mood.shade, 0],
      [1, mood.shade, 0.34],
    ]),
  });
  return art;
}
