import { BASE, begin, forecourt, type Ground, HORIZON, paintSkyline } from './building-site.ts';
import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { type Cladding, castDown, paintWall } from './facade.ts';
import { groundShadow } from './land/foliage.ts';
import { paintLawn } from './land/ground.ts';
import { lit, shaded } from './mood.ts';
import type { Climate } from './moods.ts';
import { paintGlass, paintLamp, paintWindow } from './openings.ts';
import { paintDistance } from './land/sky.ts';
import { shrub } from './land/trees.ts';

/** A mid-rise or a tower with balconies. */
export function drawCondo(name: string, climate: Climate): Drawing {
  const ground = begin(name, climate);
  const { art, random, mood, scheme } = ground;
  paintSkyline(ground, HORIZON + 60, 460);
  paintDistance(art, random, mood, HORIZON, 1);
  paintLawn(art, random, mood, HORIZON - 10);
  const isTower = random.chance(0.45);
  const floors = isTower ? random.whole(8, 9) : random.whole(4, 5);
  const floor = isTower ? 78 : 128;
  const w = isTower ? random.between(420, 540) : random.between(900, 1080);
  const x = 800 - w / 2 + random.between(-60, 60);
  const top = BASE - 150 - floors * floor;
  groundShadow(art, mood, x + w / 2, BASE + 6, w * 0.66, 54);
  const walls = random.pick<Cladding>(
    climate === 'southern' ? ['stucco', 'limestone', 'brick'] : ['brick', 'stucco', 'metal'],
  );
  const colour = walls === 'metal' ? scheme.second : walls === 'limestone' ? scheme.stone : scheme.wall;
  paintWall(art, mood, { x, y: top, w, h: BASE - top }, colour, walls, 0);
  const bays = isTower ? 4 : random.whole(5, 7);
  const bay = w / bays;
  const proud = random.whole(1, 2);
  for (let b = 0; b < bays; b++) {
    if (b % (proud + 1) !== 0) continue;
    const rise = isTower ? 34 : 44;
    paintWall(
      art,
      mood,
      { x: x + b * bay, y: top - rise, w: bay, h: BASE - 150 - top + rise },
      mix(scheme.second, colour, 0.15),
      random.pick<Cladding>(['boards', 'stucco', 'metal']),
      18,
    );
    art.rect(x + b * bay - 8, top - rise - 14, bay + 16, 18, { fill: shaded('#3f4348', mood, 0.1) });
  }
  art.rect(x - 12, top - 12, w + 24, 18, { fill: shaded('#4a4e53', mood, 0.1) });
  for (let f = 0; f < floors; f++) {
    for (let b = 0; b < bays; b++)
      storey(ground, x + b * bay, top + f * floor, bay, floor, b % (proud + 1) === 0);
  }
  lobby(ground, x, w);
  forecourt(ground, x, w);
  const reach = Math.max(w * 1.42, (BASE - top + 240) * 1.3);
  const span = Math.min(1600, reach);
  art.look({
    x: Math.min(1600 - span, Math.max(0, x + w / 2 - span / 2)),
    y: Math.max(0, 1150 - span * 0.75),
    w: span,
    h: span * 0.75,
  });
  return art;
}

function storey(
  { art, random, mood, scheme }: Ground,
  x: number,
  y: number,
  w: number,
  h: number,
  balcony: boolean,
): void {
  const box = { x: x + w * 0.18, y: y + h * 0.2, w: w * 0.64, h: h * 0.56 };
  paintWindow(art, random, mood, box, { columns: 2, rows: 1, trim: '#3b4046', frame: 6, sill: false });
  if (!balcony) return;
  art.rect(x + w * 0.06, y + h * 0.86, w * 0.88, h * 0.08, { fill: lit('#e4e0d8', mood) });
  art.rect(x + w * 0.06, y + h * 0.94, w * 0.88, h * 0.16, {
    fill: mood.shade,
    opacity: mood.shadeAlpha * 0.8,
  });
  art.rect(x + w * 0.08, y + h * 0.52, w * 0.84, h * 0.34, {
    fill: mix('#bcd3d8', mood.sky[1], 0.5),
    opacity: 0.42,
  });
  art.rect(x + w * 0.07, y + h * 0.5, w * 0.86, h * 0.05, { fill: lit('#51565b', mood) });
  if (random.chance(0.3))
    shrub(
      art,
      random,
      mood,
      { x: x + w * random.between(0.25, 0.75), y: y + h * 0.86, height: h * 0.26 },
      scheme.door,
    );
}

function lobby({ art, random, mood, scheme }: Ground, x: number, w: number): void {
  const y = BASE - 150;
  paintWall(art, mood, { x: x - 10, y, w: w + 20, h: 150 }, scheme.stone, 'stone', 30);
  art.rect(x - 20, y - 10, w + 40, 16, { fill: lit('#d9d4ca', mood) });
  const middle = x + w / 2;
  for (let bx = x + 30; bx < x + w - 110; bx += 130) {
    if (bx + 100 > middle - 120 && bx < middle + 120) continue;
    paintGlass(art, random, mood, { x: bx, y: y + 34, w: 96, h: 92 });
  }
  art.rect(middle - 104, y + 14, 208, 136, { fill: lit('#3a3f45', mood) });
  for (const side of [-96, 4]) paintGlass(art, random, mood, { x: middle + side, y: y + 24, w: 92, h: 122 });
  art.rect(middle - 150, y - 4, 300, 20, { fill: lit('#2f3337', mood) }, 4);
  castDown(art, mood, middle - 140, y + 16, 280, 46);
  for (const lx of [middle - 128, middle + 128]) paintLamp(art, mood, lx, y + 66);
}
