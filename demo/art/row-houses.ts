import { BASE, begin, type Ground, HORIZON } from './building-site.ts';
import type { Drawing } from './drawing.ts';
import { type Cladding, castDown, paintWall, type Scheme } from './facade.ts';
import { groundShadow } from './land/foliage.ts';
import { paintLawn, paintPath, paintStreet } from './land/ground.ts';
import { lit, shaded } from './mood.ts';
import type { Climate } from './moods.ts';
import { paintDoor, paintGarage, paintLamp, paintWindow } from './openings.ts';
import { paintFrontGable, paintLongRoof } from './roofs.ts';
import { NORTHERN_SCHEMES, SOUTHERN_SCHEMES } from './scheme.ts';
import { paintDistance } from './land/sky.ts';
import { anyTree, shrub } from './land/trees.ts';

/** A row of narrow houses, each in its own colour. */
export function drawRow(name: string, climate: Climate): Drawing {
  const ground = begin(name, climate);
  const { art, random, mood } = ground;
  paintDistance(art, random, mood, HORIZON - 40, 2);
  paintLawn(art, random, mood, HORIZON - 30);
  for (const x of [180, 1420])
    anyTree(art, random, mood, climate, { x, y: 860, height: random.between(540, 640) });
  const units = random.whole(3, 4);
  const w = 1240 / units;
  const modern = random.chance(0.4);
  groundShadow(art, mood, 800, BASE + 6, 760, 50);
  const schemes = random.shuffle(climate === 'northern' ? NORTHERN_SCHEMES : SOUTHERN_SCHEMES);
  for (let i = 0; i < units; i++)
    rowHouse({ ...ground, scheme: schemes[i % schemes.length] as Scheme }, 180 + i * w, w, modern, i);
  for (let i = 0; i < units; i++) {
    const x = 180 + i * w;
    paintPath(
      art,
      mood,
      { x: x + w * 0.24, y: BASE - 2, width: 74 },
      { x: x + w * 0.24 + (x - 800 + w / 2) * 0.2, y: 1112, width: 120 },
      '#d8cfbf',
    );
    shrub(
      art,
      random,
      mood,
      { x: x + w * 0.5, y: BASE + 14, height: 62 },
      random.pick(['#e98a9c', '#ffffff', '#f2c14e']),
    );
    shrub(art, random, mood, { x: x + w * 0.86, y: BASE + 12, height: 52 });
  }
  paintStreet(art, mood, 1108);
  art.look({ x: 90, y: 80, w: 1420, h: 1065 });
  return art;
}

function rowHouse(
  { art, random, mood, scheme, climate }: Ground,
  x: number,
  w: number,
  modern: boolean,
  i: number,
): void {
  const top = BASE - 520 - (i % 2) * 26;
  const cladding = random.pick<Cladding>(
    climate === 'southern' ? ['stucco', 'brick', 'limestone'] : ['siding', 'brick', 'boards', 'stucco'],
  );
  const wall = cladding === 'limestone' ? scheme.stone : random.chance(0.5) ? scheme.wall : scheme.second;
  paintWall(art, mood, { x, y: top, w, h: BASE - top }, wall, cladding, modern ? 0 : 40);
  art.rect(x + w - 8, top, 8, BASE - top, { fill: mood.shade, opacity: mood.shadeAlpha * 0.5 });
  if (modern) {
    art.rect(x - 6, top - 18, w + 12, 24, { fill: shaded('#3a3e43', mood, 0.1) });
    paintWall(
      art,
      mood,
      { x: x + w * 0.44, y: top + 30, w: w * 0.5, h: 250 },
      random.pick(['#b5835a', scheme.door, '#4b5258']),
      'boards',
      14,
    );
  } else {
    paintLongRoof(
      art,
      mood,
      { x, w, y: top, rise: 96, hip: 14, overhang: 4 },
      { colour: scheme.roof, trim: scheme.trim },
    );
    paintFrontGable(
      art,
      mood,
      { x: x + w * 0.12, w: w * 0.76, y: top + 4, rise: w * 0.34, overhang: 22 },
      { colour: wall, cladding: 'shingle' },
      { colour: scheme.roof, trim: scheme.trim },
    );
  }
  const style = {
    columns: 2,
    rows: modern ? 1 : 2,
    trim: modern ? '#2e3338' : scheme.trim,
    frame: modern ? 7 : 10,
  };
  for (const [tx, ty] of [
    [0.12, 64],
    [0.56, 64],
    [0.12, 230],
    [0.56, 230],
  ] as const)
    paintWindow(art, random, mood, { x: x + w * tx, y: top + ty, w: w * 0.28, h: 104 }, style);
  art.rect(x - 2, BASE - 172, w + 4, 12, { fill: lit(scheme.trim, mood) });
  castDown(art, mood, x, BASE - 160, w, 50);
  paintDoor(
    art,
    random,
    mood,
    { x: x + w * 0.14, y: BASE - 8, w: Math.min(84, w * 0.22), h: 146 },
    scheme,
    false,
  );
  if (w > 360 || random.chance(0.5))
    paintGarage(
      art,
      random,
      mood,
      { x: x + w * 0.52, y: BASE - 136, w: w * 0.38, h: 130 },
      scheme.trim,
      scheme.trim,
    );
  else paintWindow(art, random, mood, { x: x + w * 0.54, y: BASE - 136, w: w * 0.32, h: 96 }, style);
  paintLamp(art, mood, x + w * 0.44, BASE - 116);
}
