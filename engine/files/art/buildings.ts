import { lighten, mix } from './colour.ts';
import { Drawing } from './drawing.ts';
import { type Cladding, castDown, paintFrontGable, paintLongRoof, paintWall, type Scheme } from './facade.ts';
import { paintLawn, paintPath, paintStreet } from './ground.ts';
import { type Climate, lit, type Mood, moodOf, shaded } from './moods.ts';
import { paintDoor, paintGarage, paintGlass, paintLamp, paintWindow } from './openings.ts';
import { createRandom, type Random } from './random.ts';
import { NORTHERN_SCHEMES, SOUTHERN_SCHEMES } from './scheme.ts';
import { paintDistance, paintSky } from './sky.ts';
import { anyTree, groundShadow, shrub } from './trees.ts';

type Ground = { art: Drawing; random: Random; mood: Mood; scheme: Scheme; climate: Climate };

const HORIZON = 820;
const BASE = 960;

function begin(name: string, climate: Climate): Ground {
  const art = new Drawing(1600, 1200);
  const random = createRandom(name);
  const mood = moodOf(name, climate);
  const scheme = random.pick(climate === 'northern' ? NORTHERN_SCHEMES : SOUTHERN_SCHEMES);
  paintSky(art, random, mood, HORIZON);
  return { art, random, mood, scheme, climate };
}

/** Towers far off, paler the farther they are. */
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

function forecourt(ground: Ground, x: number, w: number): void {
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

/** Open country, with nothing on it yet. */
export function drawLand(name: string, climate: Climate): Drawing {
  const art = new Drawing(1600, 1200);
  const random = createRandom(name);
  const mood = moodOf(name, climate);
  const horizon = random.between(600, 700);
  paintSky(art, random, mood, horizon);
  paintDistance(art, random, mood, horizon, climate === 'southern' ? 5 : 3);
  paintLawn(art, random, mood, horizon);
  fields(art, random, mood, horizon, climate);
  const side = random.pick([-1, 1]);
  const road = 800 + side * random.between(60, 240);
  paintTrack(
    art,
    mood,
    { x: road, turn: side * 190, horizon },
    climate === 'southern' ? '#e0cfa8' : '#cdb892',
  );
  fence(art, mood, horizon, side);
  for (let i = 0; i < 5; i++) {
    const t = random.between(0.06, 0.5);
    const x = random.between(40, 1560);
    if (Math.abs(x - road) < 190) continue;
    anyTree(art, random, mood, climate, { x, y: horizon + t * 300 + 20, height: 90 + t * 460 });
  }
  return art;
}

/** A dirt track that bends away towards the horizon, with grass between its wheels. */
function paintTrack(
  art: Drawing,
  mood: Mood,
  { x, turn, horizon }: { x: number; turn: number; horizon: number },
  colour: string,
): void {
  const dirt = lit(mood.snow ? mix(colour, '#eef2f7', 0.5) : colour, mood);
  const bend = horizon + (1200 - horizon) * 0.42;
  const edge = (near: number, middle: number, far: number) =>
    `${x + near} 1200C${x + near * 0.8 + turn * 0.2} ${bend + 150} ${x + turn + middle} ${bend + 60} ${x + turn * 0.9 + middle * 0.8} ${bend - 20}S${x + turn * 0.1 + far} ${horizon + 40} ${x + turn * 0.4 + far} ${horizon + 12}`;
  const back = (near: number, middle: number, far: number) =>
    `L${x + turn * 0.4 + far} ${horizon + 12}C${x + turn * 0.1 + far} ${horizon + 40} ${x + turn * 1.0 + middle * 0.8} ${bend - 60} ${x + turn * 0.9 + middle * 0.8} ${bend - 20}C${x + turn + middle} ${bend + 60} ${x + near * 0.8 + turn * 0.2} ${bend + 150} ${x + near} 1200Z`;
  art.path(`M${edge(-180, -46, -4)}${back(180, 46, 4)}`, {
    fill: art.gradient([
      [0, mix(dirt, mood.sky[2], 0.25)],
      [0.4, dirt],
      [1, lighten(dirt, -0.03)],
    ]),
  });
  art.path(`M${edge(-30, -8, -1)}${back(34, 9, 1)}`, { fill: lit(mood.grass[1], mood), opacity: 0.6 });
}

function fields(art: Drawing, random: Random, mood: Mood, horizon: number, climate: Climate): void {
  const crops = mood.snow
    ? ['#f1f5f9', '#e3ebf3', '#d9e4ef']
    : climate === 'southern'
      ? ['#b9b072', '#9fa35c', '#c9b97a', '#8b9a56']
      : ['#e2c64a', '#c9b866', '#9fb65a', '#8aa64f', '#d8c27a'];
  let y = horizon;
  for (let i = 0; i < 5; i++) {
    const h = 30 + i * 46;
    const colour = lit(random.pick(crops), mood);
    art.path(
      `M0 ${y + random.between(-6, 10)}C400 ${y - random.between(0, 26)} 1100 ${y + random.between(0, 26)} 1600 ${y - random.between(0, 16)}V${y + h + 40}H0Z`,
      {
        fill: art.gradient([
          [0, mix(colour, mood.sky[2], 0.3 - i * 0.05)],
          [1, colour],
        ]),
        opacity: 0.9,
      },
    );
    if (i > 1 && !mood.snow)
      for (let k = -8; k < 24; k++)
        art.line(800 + (k - 8) * 60, y + 8, 800 + (k - 8) * 110, y + h, {
          stroke: mix(colour, mood.shade, 0.22),
          width: 2,
          opacity: 0.28,
        });
    y += h;
  }
  let blooms = '';
  const flower = climate === 'southern' ? '#5a6fc0' : random.pick(['#ffffff', '#f2c14e']);
  for (let i = 0; i < 260 && !mood.snow; i++) {
    const t = random.next() ** 0.6;
    const r = 2 + t * 5;
    blooms += `M${random.between(0, 1600).toFixed(0)} ${(horizon + 260 + t * 250).toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 .1 0z`;
  }
  if (blooms && random.chance(0.6)) art.path(blooms, { fill: lit(flower, mood), opacity: 0.75 });
}

function fence(art: Drawing, mood: Mood, horizon: number, side: number): void {
  const wood = lit('#8d7358', mood);
  const at = (t: number) => ({ x: 800 - side * (300 + t * 640), y: horizon + 70 + t * 400, h: 34 + t * 120 });
  for (const rail of [0.35, 0.75]) {
    const [a, b] = [at(0), at(1)];
    art.line(a.x, a.y - a.h * rail, b.x, b.y - b.h * rail, { stroke: wood, width: 7, opacity: 0.9 });
  }
  for (let i = 0; i <= 9; i++) {
    const p = at((i / 9) ** 1.4);
    art.rect(p.x - p.h * 0.06, p.y - p.h, p.h * 0.12, p.h, {
      fill: art.gradient([
        [0, lighten(wood, 0.05)],
        [1, shaded('#6f5a46', mood, 0.3)],
      ]),
    });
  }
}
