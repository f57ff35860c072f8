import { lighten, mix } from '../colour.ts';
import { type Drawing, type Point, smooth } from '../drawing.ts';
import { lit, type Mood, shaded } from '../mood.ts';
import type { Random } from '../random.ts';

/** `x` and `y` are the base of the trunk; `height` is the total height. */
export type Plant = { x: number; y: number; height: number };

/** A soft shadow on the ground, drawn away from the sun. */
export function groundShadow(art: Drawing, mood: Mood, x: number, y: number, rx: number, ry: number): void {
  const lean = mood.sun ? (mood.sun.x > 0.5 ? -0.28 : 0.28) * rx : 0;
  art.ellipse(x + lean, y, rx, ry, {
    fill: art.glow([
      [0, mood.shade, mood.shadeAlpha * 1.1],
      [0.6, mood.shade, mood.shadeAlpha * 0.65],
      [1, mood.shade, 0],
    ]),
  });
}

export function blob(random: Random, cx: number, cy: number, rx: number, ry: number, bumps = 11): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < bumps; i++) {
    const angle = (i / bumps) * Math.PI * 2;
    const r = random.between(0.84, 1.1);
    points.push([cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r]);
  }
  return points;
}

/** A mass of leaves: dark below, lit towards the sun, with dabs for texture. */
export function paintCrown(
  art: Drawing,
  random: Random,
  mood: Mood,
  colour: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): void {
  const side = mood.sun && mood.sun.x < 0.5 ? -1 : 1;
  const dark = shaded(colour, mood, 0.42);
  const middle = lit(colour, mood);
  const bright = mix(lighten(middle, 0.07), mood.light, 0.25);
  art.path(smooth(blob(random, cx, cy, rx, ry, 13)), {
    fill: art.gradient([
      [0, mix(middle, dark, 0.25)],
      [1, dark],
    ]),
  });
  for (let i = 0; i < 7; i++) {
    const a = random.between(0, Math.PI * 2);
    const d = random.between(0.15, 0.62);
    const r = random.between(0.3, 0.46);
    art.path(
      smooth(
        blob(
          random,
          cx + Math.cos(a) * rx * d + side * rx * 0.08,
          cy + Math.sin(a) * ry * d - ry * 0.1,
          rx * r,
          ry * r * 0.9,
          9,
        ),
      ),
      {
        fill: mix(middle, dark, Math.max(0, Math.sin(a)) * 0.45),
        opacity: 0.85,
      },
    );
  }
  for (let i = 0; i < 5; i++) {
    const a = random.between(-2.6, -0.5);
    const d = random.between(0.25, 0.6);
    const r = random.between(0.14, 0.27);
    art.path(
      smooth(
        blob(
          random,
          cx + Math.cos(a) * rx * d + side * rx * 0.2,
          cy + Math.sin(a) * ry * d,
          rx * r,
          ry * r * 0.8,
          8,
        ),
      ),
      {
        fill: bright,
        opacity: 0.6,
      },
    );
  }
  let dabs = '';
  for (let i = 0; i < 34; i++) {
    const a = random.between(0, Math.PI * 2);
    const d = Math.sqrt(random.next()) * 0.98;
    const s = random.between(0.02, 0.042) * rx + 2;
    const x = cx + Math.cos(a) * rx * d;
    const y = cy + Math.sin(a) * ry * d;
    dabs += `M${x.toFixed(0)} ${y.toFixed(0)}q${s.toFixed(0)} ${(-s).toFixed(0)} ${(2 * s).toFixed(0)} 0q${(-s).toFixed(0)} ${s.toFixed(0)} ${(-2 * s).toFixed(0)} 0z`;
  }
  art.path(dabs, { fill: bright, opacity: 0.26 });
}

export function paintTrunk(
  art: Drawing,
  mood: Mood,
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
): void {
  const half = width / 2;
  art.path(
    `M${x - half} ${y}C${x - half * 0.6} ${y - height * 0.5} ${x - half * 0.5} ${y - height * 0.8} ${x - half * 0.4} ${y - height}L${x + half * 0.4} ${y - height}C${x + half * 0.5} ${y - height * 0.7} ${x + half * 0.6} ${y - height * 0.4} ${x + half} ${y}Z`,
    {
      fill: art.gradient(
        [
          [0, shaded(colour, mood, 0.25)],
          [0.5, lit(colour, mood)],
          [1, shaded(colour, mood, 0.5)],
        ],
        90,
      ),
    },
  );
}

export function limbs(
  art: Drawing,
  random: Random,
  mood: Mood,
  { x, y, height }: Plant,
  colour: string,
): void {
  let d = '';
  const grow = (px: number, py: number, angle: number, length: number, depth: number): void => {
    const qx = px + Math.cos(angle) * length;
    const qy = py + Math.sin(angle) * length;
    d += `M${px.toFixed(0)} ${py.toFixed(0)}Q${(px + Math.cos(angle) * length * 0.5 + random.between(-6, 6)).toFixed(0)} ${(py + Math.sin(angle) * length * 0.5).toFixed(0)} ${qx.toFixed(0)} ${qy.toFixed(0)}`;
    if (depth === 0) return;
    for (let i = 0; i < 3; i++)
      grow(qx, qy, angle + random.between(-0.62, 0.62), length * random.between(0.6, 0.78), depth - 1);
  };
  grow(x, y, -Math.PI / 2, height * 0.34, 4);
  art.path(d, {
    stroke: lit(colour, mood),
    width: Math.max(2.5, height * 0.008),
    extra: 'stroke-linecap="round"',
    opacity: 0.75,
  });
  paintTrunk(art, mood, x, y, height * 0.4, height * 0.045, colour);
}
