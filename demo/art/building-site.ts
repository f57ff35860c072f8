import { mix } from './colour.ts';
import { Drawing } from './drawing.ts';
import type { Scheme } from './facade.ts';
import { paintPath, paintStreet } from './land/ground.ts';
import { lit, type Mood } from './mood.ts';
import { type Climate, moodOf } from './moods.ts';
import { createRandom, type Random } from './random.ts';
import { NORTHERN_SCHEMES, SOUTHERN_SCHEMES } from './scheme.ts';
import { paintSky } from './land/sky.ts';
import { anyTree, shrub } from './land/trees.ts';

export type Ground = { art: Drawing; random: Random; mood: Mood; scheme: Scheme; climate: Climate };

export const HORIZON = 820;

export const BASE = 960;

export function begin(name: string, climate: Climate): Ground {
  const art = new Drawing(1600, 1200);
  const random = createRandom(name);
  const mood = moodOf(name, climate);
  const scheme = random.pick(climate === 'northern' ? NORTHERN_SCHEMES : SOUTHERN_SCHEMES);
  paintSky(art, random, mood, HORIZON);
  return { art, random, mood, scheme, climate };
}

/** Distant towers, paler with distance. */
export function paintSkyline(
  { art, random, mood }: Pick<Ground, 'art' | 'random' | 'mood'>,
  base: number,
  height: number,
  from = 0,
  to = art.width,
): void {
  for (const depth of [0.72, 0.45]) {
    for (let x = from - 40; x < to; ) {
      const w = random.between(50, 110);
      const h = height * random.between(0.35, 1) * (depth > 0.6 ? 1 : 0.72);
      const colour = mix(
        mix('#7c8a9b', random.pick(['#9aa7b0', '#8a8f9c', '#a79e98']), 0.5),
        mood.sky[2],
        depth,
      );
      art.rect(x, base - h, w, h, {
        fill: art.gradient([
          [0, lit(colour, mood)],
          [1, mix(colour, mood.sky[2], 0.4)],
        ]),
      });
      const panes = art.pattern(
        18,
        22,
        `<rect x="4" y="5" width="10" height="11" fill="${mood.lamps ? '#ffdf9c' : mood.sky[0]}"/>`,
      );
      art.rect(x + 6, base - h + 8, w - 12, h - 8, { fill: panes, opacity: mood.lamps ? 0.4 : 0.2 });
      x += w + random.between(-8, 34);
    }
  }
}

export function forecourt(ground: Ground, x: number, w: number): void {
  const { art, random, mood, climate } = ground;
  paintPath(
    art,
    mood,
    { x: x + w / 2, y: BASE - 2, width: 240 },
    { x: x + w / 2, y: 1112, width: 380 },
    '#d8d0c2',
  );
  for (let px = x - 60; px < x + w + 60; px += random.between(66, 108)) {
    if (Math.abs(px - x - w / 2) < 170) continue;
    shrub(
      art,
      random,
      mood,
      { x: px, y: BASE + 12, height: random.between(50, 84) },
      random.chance(0.4) ? random.pick(['#e98a9c', '#f2c14e', '#ffffff']) : undefined,
    );
  }
  paintStreet(art, mood, 1108);
  for (const tx of [x - random.between(90, 190), x + w + random.between(90, 190)]) {
    anyTree(art, random, mood, climate, { x: tx, y: BASE + 96, height: random.between(420, 560) });
  }
}
