import { BASE, begin, type Ground, HORIZON, paintSkyline } from './building-site.ts';
import { lighten, mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { type Cladding, castDown, paintWall } from './facade.ts';
import { groundShadow } from './land/foliage.ts';
import { paintStreet } from './land/ground.ts';
import { lit, shaded } from './mood.ts';
import type { Climate } from './moods.ts';
import { paintGlass, paintWindow } from './openings.ts';
import { anyTree } from './land/trees.ts';

/** Shops and offices with a glazed front. */
export function drawStore(name: string, climate: Climate): Drawing {
  const ground = begin(name, climate);
  const { art, random, mood, scheme } = ground;
  paintSkyline(ground, HORIZON + 60, 380);
  art.rect(0, HORIZON, 1600, 400, { fill: lit('#cfc8bc', mood) });
  const storeys = random.whole(1, 3);
  const x = random.between(120, 240);
  const w = 1600 - x * 2;
  const top = BASE - 250 - (storeys - 1) * 180;
  groundShadow(art, mood, 800, BASE + 6, w * 0.6, 44);
  const walls = random.pick<Cladding>([
    'brick',
    'brick',
    'stucco',
    climate === 'southern' ? 'limestone' : 'metal',
  ]);
  const colour = walls === 'brick' ? random.pick(['#a65d47', '#b3745a', '#8f5142', '#c89a78']) : scheme.wall;
  paintWall(art, mood, { x, y: top, w, h: BASE - top }, colour, walls, 0);
  art.rect(x - 14, top - 26, w + 28, 32, { fill: lit(scheme.trim, mood) });
  for (let bx = x + 4; bx < x + w - 20; bx += 36)
    art.rect(bx, top + 8, 18, 14, { fill: shaded(scheme.trim, mood, 0.25) });
  castDown(art, mood, x, top + 22, w, 34);
  const bays = random.whole(4, 6);
  const bay = w / bays;
  for (let s = 1; s < storeys; s++) {
    for (let b = 0; b < bays; b++) {
      for (const t of [0.16, 0.58])
        paintWindow(
          art,
          random,
          mood,
          { x: x + b * bay + bay * t, y: top + 60 + (s - 1) * 180, w: bay * 0.24, h: 104 },
          { columns: 1, rows: 2, trim: scheme.trim, frame: 8 },
        );
    }
  }
  const awnings = random.shuffle(['#b5563d', '#3f6b63', '#24435c', '#d9a441', '#7a8f56', '#6b4a6b']);
  for (let b = 0; b < bays; b++) shopfront(ground, x + b * bay, bay, awnings[b % awnings.length] as string);
  art.rect(0, BASE, 1600, 160, {
    fill: art.gradient([
      [0, lit('#d8d1c4', mood)],
      [1, lit('#c9c1b4', mood)],
    ]),
  });
  for (let i = 0; i < 12; i++)
    art.line(i * 150, BASE, i * 150 - 120, BASE + 160, { stroke: mood.shade, width: 2, opacity: 0.16 });
  paintStreet(art, mood, 1116);
  for (const tx of [x - 30, x + w + 30])
    anyTree(art, random, mood, climate, { x: tx, y: BASE + 90, height: random.between(400, 500) });
  const span = storeys === 1 ? 1300 : 1500;
  art.look({ x: 800 - span / 2, y: 1170 - span * 0.75, w: span, h: span * 0.75 });
  return art;
}

function shopfront({ art, random, mood }: Ground, x: number, w: number, awning: string): void {
  const y = BASE - 190;
  art.rect(x + 12, y - 48, w - 24, 38, { fill: shaded('#33373c', mood, 0.1) }, 3);
  art.rect(x + w * 0.26, y - 36, w * 0.48, 12, { fill: lit('#f0e6d0', mood), opacity: 0.85 }, 6);
  art.rect(x + 16, y, w - 32, 190, { fill: lit('#32373d', mood) });
  paintGlass(art, random, mood, { x: x + 26, y: y + 10, w: w * 0.52, h: 140 });
  paintGlass(art, random, mood, { x: x + w * 0.66, y: y + 10, w: w * 0.22, h: 176 });
  for (let i = 0; i < 4; i++)
    art.rect(
      x + 40 + i * w * 0.12,
      y + 150 - random.between(24, 62),
      w * 0.08,
      60,
      { fill: mix(awning, '#e8d9c0', random.between(0.2, 0.8)), opacity: 0.7 },
      4,
    );
  art.rect(x + 26, y + 150, w * 0.52, 34, { fill: mix(awning, '#3a3a3a', 0.4) });
  const stripes = 8;
  const colour = lit(awning, mood);
  for (let i = 0; i < stripes; i++) {
    const sw = (w - 12) / stripes;
    const sx = x + 6 + i * sw;
    art.path(`M${sx + 6} ${y - 10}h${sw}l-6 62q${-sw / 2} 18 ${-sw} 0z`, {
      fill: i % 2 ? lighten(colour, 0.3) : colour,
    });
  }
  castDown(art, mood, x + 8, y + 54, w - 16, 40);
}
