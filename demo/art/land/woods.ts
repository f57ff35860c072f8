import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { lit } from '../mood.ts';
import { type View, WIDTH } from './panorama.ts';
import type { Random } from '../random.ts';

/** A small tree as three masses of leaves, the lower ones in its own shade. */
function paintCrowns(
  art: Drawing,
  random: Random,
  x: number,
  y: number,
  s: number,
  tall: number,
  shades: readonly [string, string, string],
): void {
  const masses = [
    [7, 0.3, 0.36, 0],
    [5, 0.24, 0.27, 0.1],
    [4, 0.11, 0.2, 0.24],
  ] as const;
  masses.forEach(([count, radius, spread, lift], layer) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + layer;
      const r = s * radius * random.between(0.8, 1.15);
      const cx = x + Math.cos(a) * s * spread + layer * s * 0.05;
      const cy = y - s * (0.56 + lift) * tall + Math.sin(a) * s * spread * tall;
      d += `M${(cx - r).toFixed(0)} ${cy.toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0z`;
    }
    art.path(d, { fill: shades[layer] as string, opacity: layer === 2 ? 0.7 : 1 });
  });
}

/** A wooded slope: hundreds of crowns, small and pale at the back, large in front. */
export function paintWoods(
  { art, random, mood }: View,
  bank: (x: number) => number,
  depth: number,
  size: number,
  count: number,
  haze: number,
): void {
  const crowns = Array.from({ length: count }, () => ({
    x: random.between(-60, WIDTH + 60),
    t: random.next(),
  })).sort((a, b) => a.t - b.t);
  for (const { x, t } of crowns) {
    const y = bank(x) + t * depth;
    const s = size * (0.55 + t * 0.6) * random.between(0.75, 1.25);
    const conifer = random.chance(0.26);
    const pale = haze * (1 - t * 0.6);
    const base = mix(lit(conifer ? mood.conifer : random.pick(mood.foliage), mood), mood.sky[2], pale);
    const dark = mix(base, mood.shade, 0.34);
    if (conifer) {
      art.path(
        `M${x.toFixed(0)} ${(y - s * 1.9).toFixed(0)}L${(x + s * 0.5).toFixed(0)} ${y.toFixed(0)}H${(x - s * 0.5).toFixed(0)}Z`,
        {
          fill: art.gradient([
            [0, base],
            [1, dark],
          ]),
        },
      );
      continue;
    }
    paintCrowns(art, random, x, y, s, random.chance(0.35) ? 1.5 : 1, [
      dark,
      base,
      mix(base, mood.light, 0.38),
    ]);
  }
}
