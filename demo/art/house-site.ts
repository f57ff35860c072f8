import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { castDown, type Scheme } from './facade.ts';
import { groundShadow } from './land/foliage.ts';
import { paintPath, paintStreet } from './land/ground.ts';
import { lit, type Mood, shaded } from './mood.ts';
import type { Climate } from './moods.ts';
import { paintGlass, paintPost } from './openings.ts';
import type { Random } from './random.ts';
import { paintLongRoof, paintSlope } from './roofs.ts';

/** Drawing context of a house: `base` is the ground line, `middle` its centre. */
export type Site = {
  art: Drawing;
  random: Random;
  mood: Mood;
  scheme: Scheme;
  climate: Climate;
  base: number;
  middle: number;
};

/** Where a path may be drawn, and the extent of the walls. */
export type Footprint = {
  left: number;
  right: number;
  door: number;
  garage: { x: number; w: number } | null;
};

const STREET_Y = 1108;

export function footing(site: Site, x: number, w: number): void {
  const { art, mood, base } = site;
  groundShadow(art, mood, x + w / 2, base + 6, w * 0.58, 46);
  art.rect(x, base - 20, w, 22, { fill: shaded('#a8a49c', mood, 0.2) });
}

export function steps(site: Site, x: number, w: number, top: number): void {
  const { art, mood, base } = site;
  const count = Math.max(1, Math.round((base - top) / 17));
  for (let i = 0; i < count; i++) {
    const grow = i * 14;
    const y = top + i * ((base - top) / count);
    art.rect(x - grow, y, w + grow * 2, (base - top) / count + 4, {
      fill: lit(mood.snow ? '#e9eef3' : '#d3ccc0', mood),
    });
    art.rect(x - grow, y + 5, w + grow * 2, (base - top) / count - 1, {
      fill: shaded('#bdb5a8', mood, 0.18),
    });
  }
}

/** A porch with posts and its own low roof. */
export function porch(
  site: Site,
  x: number,
  w: number,
  floor: number,
  height: number,
  posts: number,
  pier: boolean,
  rise: number,
): void {
  const { art, mood, scheme, base } = site;
  const top = floor - height;
  castDown(art, mood, x, top, w, height * 0.75);
  art.rect(x - 14, floor, w + 28, base - floor, { fill: shaded(scheme.stone, mood, 0.32) });
  art.rect(x - 20, floor - 8, w + 40, 14, { fill: lit('#d8cfc1', mood) });
  for (let i = 0; i < posts; i++)
    paintPost(art, mood, x + 18 + ((w - 36) * i) / (posts - 1), top, floor, scheme, pier);
  art.rect(x - 8, top - 10, w + 16, 26, { fill: lit(scheme.trim, mood) });
  if (rise > 0)
    paintLongRoof(
      art,
      mood,
      { x, w, y: top - 8, rise, hip: rise * 0.9, overhang: 30 },
      { colour: scheme.roof, trim: scheme.trim },
    );
}

/** The front garden's hard parts: drive, path, pavement and road. */
export function frontage(site: Site, plan: Footprint, rural = false): void {
  const { art, mood, base } = site;
  const drive = rural ? '#c9b594' : '#cdc7bd';
  if (plan.garage) {
    const middle = plan.garage.x + plan.garage.w / 2;
    paintPath(
      art,
      mood,
      { x: middle, y: base - 2, width: plan.garage.w + 20 },
      { x: middle + (middle - 800) * 0.22, y: STREET_Y + 4, width: plan.garage.w * 1.42 },
      drive,
    );
  }
  paintPath(
    art,
    mood,
    { x: plan.door, y: base - 2, width: 112 },
    { x: plan.door + (plan.door - 800) * 0.25, y: STREET_Y + 4, width: 200 },
    rural ? '#c9b594' : '#d8cfbf',
  );
  if (!rural) paintStreet(art, mood, STREET_Y);
}

/** A muted neighbour at the edge of the picture. */
export function neighbour(site: Site, x: number, w: number): void {
  const { art, random, mood, base } = site;
  const y = base - 40;
  const top = y - random.between(180, 330);
  const colour = mix(random.pick(['#cfc8bb', '#b7c0c2', '#c6b7a2', '#a8b0a6']), mood.sky[2], 0.3);
  art.rect(x, top, w, y - top, { fill: mix(lit(colour, mood), mood.shade, 0.14) });
  castDown(art, mood, x, top, w, 36);
  paintSlope(
    art,
    mood,
    [
      [x - 26, top],
      [x + w * 0.2, top - 120],
      [x + w * 0.8, top - 120],
      [x + w + 26, top],
    ],
    { colour: mix('#70706f', mood.sky[2], 0.3), trim: '#ffffff' },
  );
  if (mood.snow)
    art.polygon(
      [
        [x - 26, top],
        [x + w * 0.2, top - 120],
        [x + w * 0.8, top - 120],
        [x + w + 26, top],
      ],
      { fill: lit('#ffffff', mood), opacity: 0.75 },
    );
  for (const t of [0.2, 0.6]) paintGlass(art, random, mood, { x: x + w * t, y: top + 56, w: w * 0.2, h: 76 });
}
