import { lighten, mix } from '../colour.ts';
import { type Drawing, type Point, smooth } from '../drawing.ts';
import { blob, groundShadow, limbs, type Plant, paintCrown, paintTrunk } from './foliage.ts';
import { lit, type Mood, shaded } from '../mood.ts';
import type { Random } from '../random.ts';

export function broadleaf(art: Drawing, random: Random, mood: Mood, plant: Plant): void {
  const { x, y, height } = plant;
  groundShadow(art, mood, x, y, height * 0.36, height * 0.05);
  if (mood.snow) {
    limbs(art, random, mood, plant, '#7b6b60');
    return;
  }
  const colour = random.pick(mood.foliage);
  const wide = height * random.between(0.27, 0.36);
  paintTrunk(art, mood, x, y, height * 0.5, height * 0.055, '#7a6353');
  paintCrown(art, random, mood, colour, x - wide * 0.35, y - height * 0.5, wide * 0.68, height * 0.2);
  paintCrown(art, random, mood, colour, x + wide * 0.4, y - height * 0.54, wide * 0.66, height * 0.21);
  paintCrown(art, random, mood, colour, x, y - height * 0.69, wide * 0.86, height * 0.27);
}

/** Tall and slender, with a pale trunk: aspens and poplars of the river valley. */
export function poplar(art: Drawing, random: Random, mood: Mood, plant: Plant): void {
  const { x, y, height } = plant;
  groundShadow(art, mood, x, y, height * 0.2, height * 0.035);
  if (mood.snow) {
    limbs(art, random, mood, plant, '#b9b2a6');
    return;
  }
  const colour = random.pick(mood.foliage);
  paintTrunk(art, mood, x, y, height * 0.62, height * 0.035, '#d5cdbb');
  paintCrown(art, random, mood, colour, x, y - height * 0.44, height * 0.13, height * 0.2);
  paintCrown(art, random, mood, colour, x, y - height * 0.68, height * 0.125, height * 0.27);
}

export function spruce(art: Drawing, random: Random, mood: Mood, { x, y, height }: Plant): void {
  groundShadow(art, mood, x, y, height * 0.24, height * 0.035);
  const wide = height * random.between(0.2, 0.25);
  const side = mood.sun && mood.sun.x < 0.5 ? -1 : 1;
  paintTrunk(art, mood, x, y, height * 0.16, height * 0.04, '#5f4a3d');
  const tiers = 7;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const bottom = y - height * (0.08 + t * 0.78);
    const top = bottom - height * (0.27 - t * 0.08);
    const half = wide * (1 - t * 0.86);
    const teeth = 6;
    let d = `M${x} ${top.toFixed(0)}`;
    for (let k = 0; k <= teeth; k++) {
      const u = k / teeth;
      const px = x + half - u * half * 2;
      const sag = Math.sin(u * Math.PI) * half * 0.16;
      d += `L${px.toFixed(0)} ${(bottom + sag).toFixed(0)}`;
      if (k < teeth) d += `L${(px - half / teeth).toFixed(0)} ${(bottom + sag - half * 0.1).toFixed(0)}`;
    }
    const colour = mix(mood.conifer, '#6f9a70', t * 0.25);
    const light = lit(lighten(colour, 0.05), mood);
    const dark = shaded(colour, mood, 0.5);
    art.path(`${d}Z`, {
      fill: art.gradient(
        side > 0
          ? [
              [0, dark],
              [1, light],
            ]
          : [
              [0, light],
              [1, dark],
            ],
        90,
      ),
    });
    if (mood.snow) {
      art.path(
        `M${x} ${top.toFixed(0)}L${(x + side * half * 0.8).toFixed(0)} ${(bottom - half * 0.06).toFixed(0)}Q${(x + side * half * 0.3).toFixed(0)} ${(bottom - half * 0.4).toFixed(0)} ${x} ${top.toFixed(0)}Z`,
        { fill: lit('#ffffff', mood), opacity: 0.85 },
      );
    }
  }
}

/** Low, wide and many-limbed: the shade tree of south Texas. */
export function liveOak(art: Drawing, random: Random, mood: Mood, { x, y, height }: Plant): void {
  groundShadow(art, mood, x, y + 4, height * 0.68, height * 0.07);
  const bark = '#6b5a4c';
  for (const lean of [-0.34, -0.1, 0.16, 0.36]) {
    const top: Point = [x + lean * height * 0.9, y - height * random.between(0.5, 0.62)];
    art.path(
      `M${x} ${y - height * 0.14}Q${x + lean * height * 0.3} ${y - height * 0.36} ${top[0].toFixed(0)} ${top[1].toFixed(0)}`,
      {
        stroke: shaded(bark, mood, 0.3),
        width: height * 0.04,
        extra: 'stroke-linecap="round"',
      },
    );
  }
  paintTrunk(art, mood, x, y, height * 0.3, height * 0.11, bark);
  const colour = random.pick(mood.foliage);
  const crowns: readonly (readonly [number, number, number, number])[] = [
    [-0.5, 0.54, 0.3, 0.16],
    [0.5, 0.54, 0.3, 0.16],
    [-0.24, 0.62, 0.34, 0.2],
    [0.27, 0.64, 0.34, 0.2],
    [0, 0.74, 0.38, 0.21],
  ];
  for (const [dx, dy, rx, ry] of crowns) {
    paintCrown(art, random, mood, colour, x + dx * height, y - dy * height, rx * height, ry * height);
  }
}

export function agave(art: Drawing, random: Random, mood: Mood, { x, y, height }: Plant): void {
  groundShadow(art, mood, x, y, height * 0.75, height * 0.14);
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + ((i - 6) / 6) * 1.25;
    const length = height * random.between(0.75, 1);
    const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const nx = -Math.sin(angle) * height * 0.09;
    const ny = Math.cos(angle) * height * 0.09;
    art.path(
      `M${x} ${y}Q${((x + tip[0]) / 2 + nx).toFixed(0)} ${((y + tip[1]) / 2 + ny).toFixed(0)} ${tip[0].toFixed(0)} ${tip[1].toFixed(0)}Q${((x + tip[0]) / 2 - nx).toFixed(0)} ${((y + tip[1]) / 2 - ny).toFixed(0)} ${x} ${y}Z`,
      {
        fill: i % 2 ? lit('#8fa98c', mood) : shaded('#7d9a82', mood, 0.2),
      },
    );
  }
}

export function shrub(
  art: Drawing,
  random: Random,
  mood: Mood,
  { x, y, height }: Plant,
  flowers?: string,
): void {
  groundShadow(art, mood, x, y, height * 0.85, height * 0.16);
  if (mood.snow) {
    art.path(smooth(blob(random, x, y - height * 0.36, height * 0.62, height * 0.36)), {
      fill: shaded('#8a8178', mood, 0.2),
    });
    art.path(smooth(blob(random, x, y - height * 0.52, height * 0.58, height * 0.22)), {
      fill: lit('#ffffff', mood),
    });
    return;
  }
  paintCrown(
    art,
    random,
    mood,
    random.pick(mood.foliage),
    x,
    y - height * 0.42,
    height * 0.66,
    height * 0.46,
  );
  if (!flowers) return;
  let dots = '';
  for (let i = 0; i < 22; i++) {
    const r = height * random.between(0.025, 0.045) + 1.5;
    dots += `M${(x + random.between(-0.55, 0.55) * height).toFixed(0)} ${(y - random.between(0.1, 0.8) * height).toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 .1 0z`;
  }
  art.path(dots, { fill: lit(flowers, mood), opacity: 0.95 });
}
