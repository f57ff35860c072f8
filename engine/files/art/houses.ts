import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import {
  type Cladding,
  castDown,
  paintChimney,
  paintEave,
  paintFrontGable,
  paintLongRoof,
  paintSlope,
  paintWall,
  type Scheme,
} from './facade.ts';
import { paintPath, paintStreet } from './ground.ts';
import { type Climate, lit, type Mood, shaded } from './moods.ts';
import { paintDoor, paintGarage, paintGlass, paintLamp, paintPost, paintWindow } from './openings.ts';
import type { Random } from './random.ts';
import { groundShadow } from './trees.ts';

/** What a house is drawn with, and where it stands: `base` is the ground line, `middle` its centre. */
export type Site = {
  art: Drawing;
  random: Random;
  mood: Mood;
  scheme: Scheme;
  climate: Climate;
  base: number;
  middle: number;
};

/** Where the picture may put a path, and how far the walls reach. */
export type Footprint = {
  left: number;
  right: number;
  door: number;
  garage: { x: number; w: number } | null;
};

const STREET_Y = 1108;

function footing(site: Site, x: number, w: number): void {
  const { art, mood, base } = site;
  groundShadow(art, mood, x + w / 2, base + 6, w * 0.58, 46);
  art.rect(x, base - 20, w, 22, { fill: shaded('#a8a49c', mood, 0.2) });
}

function steps(site: Site, x: number, w: number, top: number): void {
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
function porch(
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

/** One and a half storeys behind a deep porch: the bungalow of the old neighbourhoods. */
export function bungalow(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(820, 960);
  const x = middle - w / 2;
  const wallTop = base - 236;
  const cladding = random.pick<Cladding>(['siding', 'shingle', 'stucco']);
  footing(site, x, w);
  paintWall(art, mood, { x, y: wallTop, w, h: 220 }, scheme.wall, cladding);
  if (random.chance(0.6))
    paintChimney(art, mood, x + w * random.pick([0.14, 0.8]), wallTop - 236, wallTop - 60, scheme.stone);
  paintLongRoof(
    art,
    mood,
    { x, w, y: wallTop, rise: 170, hip: 34 },
    { colour: scheme.roof, trim: scheme.trim },
  );
  const flip = random.chance(0.5);
  const gableW = w * random.between(0.4, 0.5);
  const gx = flip ? x + w - gableW - 26 : x + 26;
  paintWall(art, mood, { x: gx, y: wallTop - 4, w: gableW, h: 226 }, scheme.wall, cladding, 20);
  paintFrontGable(
    art,
    mood,
    { x: gx, w: gableW, y: wallTop, rise: gableW * 0.33 },
    { colour: scheme.second, cladding: 'shingle' },
    { colour: scheme.roof, trim: scheme.trim },
  );
  const windows = { columns: 3, rows: 2, trim: scheme.trim };
  paintWindow(art, random, mood, { x: gx + gableW * 0.2, y: wallTop + 52, w: gableW * 0.6, h: 104 }, windows);
  const px = flip ? x + 10 : gx + gableW + 14;
  const pw = w - gableW - 50;
  const doorX = flip ? px + pw * 0.6 : px + pw * 0.16;
  paintWindow(
    art,
    random,
    mood,
    { x: flip ? px + pw * 0.12 : px + pw * 0.56, y: wallTop + 56, w: pw * 0.3, h: 96 },
    { ...windows, columns: 2 },
  );
  paintDoor(art, random, mood, { x: doorX, y: base - 38, w: 82, h: 168 }, scheme, false);
  paintLamp(art, mood, doorX + 116, wallTop + 88);
  porch(site, px, pw, base - 34, 182, 3, random.chance(0.6), 58);
  steps(site, doorX - 18, 118, base - 26);
  return { left: x, right: x + w, door: doorX + 41, garage: null };
}

/** Two storeys with an attached garage: the house of the newer suburbs. */
export function suburban(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle, climate } = site;
  const w = random.between(900, 1040);
  const x = middle - w / 2;
  const flip = random.chance(0.5);
  const garageW = w * 0.46;
  const bodyW = w - garageW;
  const gx = flip ? x : x + bodyW;
  const bx = flip ? x + garageW : x;
  const top = base - 452;
  const cladding: Cladding =
    climate === 'southern'
      ? random.pick(['brick', 'stucco', 'limestone'])
      : random.pick(['siding', 'siding', 'stucco']);
  const accent: Cladding = climate === 'southern' ? 'limestone' : random.pick(['stone', 'boards', 'shingle']);
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 436 }, scheme.wall, cladding);
  paintLongRoof(art, mood, { x, w, y: top, rise: 190, hip: 170 }, { colour: scheme.roof, trim: scheme.trim });
  const win = { columns: 2, rows: 2, trim: scheme.trim };
  paintWindow(
    art,
    random,
    mood,
    { x: gx + garageW * 0.3, y: top + 62, w: garageW * 0.4, h: 116 },
    { ...win, columns: 3, shutters: random.chance(0.35) ? scheme.door : undefined },
  );
  const gableW = bodyW * 0.82;
  const bgx = bx + (bodyW - gableW) / 2;
  paintWall(
    art,
    mood,
    { x: bgx, y: top - 2, w: gableW, h: 438 },
    scheme.second,
    accent === 'stone' ? cladding : accent,
    20,
  );
  paintFrontGable(
    art,
    mood,
    { x: bgx, w: gableW, y: top, rise: gableW * 0.4 },
    { colour: scheme.second, cladding: accent === 'stone' ? 'shingle' : accent },
    { colour: scheme.roof, trim: scheme.trim },
  );
  paintWindow(
    art,
    random,
    mood,
    { x: bgx + gableW * 0.22, y: top + 62, w: gableW * 0.56, h: 122 },
    { ...win, columns: 3 },
  );
  const garageTop = base - 218;
  const garage = { x: gx + 30, w: garageW - 60 };
  paintWall(
    art,
    mood,
    { x: gx, y: garageTop, w: garageW, h: 202 },
    accent === 'stone' ? scheme.stone : scheme.wall,
    accent === 'stone' ? 'stone' : cladding,
    30,
  );
  paintGarage(
    art,
    random,
    mood,
    { x: garage.x, y: base - 176, w: garage.w, h: 158 },
    scheme.trim,
    random.pick([scheme.trim, scheme.second, scheme.door]),
  );
  paintLongRoof(
    art,
    mood,
    { x: gx, w: garageW, y: garageTop, rise: 62, hip: 50, overhang: 20 },
    { colour: scheme.roof, trim: scheme.trim },
  );
  const doorX = flip ? bx + bodyW * 0.2 : bx + bodyW * 0.58;
  paintWindow(
    art,
    random,
    mood,
    { x: flip ? bx + bodyW * 0.6 : bx + bodyW * 0.14, y: base - 176, w: bodyW * 0.24, h: 112 },
    win,
  );
  paintDoor(art, random, mood, { x: doorX, y: base - 22, w: 78, h: 166 }, scheme);
  castDown(art, mood, bgx, base - 226, gableW, 120);
  const canopy = { x: doorX - 66, w: 210 };
  for (const cx of [canopy.x + 12, canopy.x + canopy.w - 12])
    paintPost(art, mood, cx, base - 214, base - 14, scheme, accent === 'stone');
  paintFrontGable(
    art,
    mood,
    { x: canopy.x, w: canopy.w, y: base - 214, rise: 74, overhang: 18 },
    { colour: scheme.trim, cladding: 'boards' },
    { colour: scheme.roof, trim: scheme.trim },
    false,
  );
  paintLamp(art, mood, flip ? gx + garageW - 14 : gx + 14, base - 138);
  steps(site, doorX - 30, 140, base - 16);
  return { left: x, right: x + w, door: doorX + 39, garage };
}

/** Steep gables, tapered posts on stone, a dormer: the craftsman. */
export function craftsman(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(860, 980);
  const x = middle - w / 2;
  const top = base - 246;
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 230 }, scheme.wall, 'siding');
  paintLongRoof(
    art,
    mood,
    { x, w, y: top, rise: 300, hip: 40, overhang: 44 },
    { colour: scheme.roof, trim: scheme.trim },
  );
  const dormerW = w * 0.42;
  const dx = middle - dormerW / 2 + random.between(-60, 60);
  const dTop = top - 196;
  paintWall(art, mood, { x: dx, y: dTop, w: dormerW, h: 158 }, scheme.second, 'shingle', 20);
  paintFrontGable(
    art,
    mood,
    { x: dx, w: dormerW, y: dTop, rise: dormerW * 0.3, overhang: 34 },
    { colour: scheme.second, cladding: 'boards' },
    { colour: scheme.roof, trim: scheme.trim },
  );
  for (const t of [0.12, 0.41, 0.7]) {
    paintWindow(
      art,
      random,
      mood,
      { x: dx + dormerW * t, y: dTop + 36, w: dormerW * 0.19, h: 88 },
      { columns: 1, rows: 2, trim: scheme.trim },
    );
  }
  const doorX = middle - 42 + random.pick([-1, 1]) * random.between(0, 90);
  paintDoor(art, random, mood, { x: doorX, y: base - 44, w: 88, h: 174 }, scheme);
  paintWindow(
    art,
    random,
    mood,
    { x: x + 60, y: top + 60, w: w * 0.22, h: 104 },
    { columns: 3, rows: 2, trim: scheme.trim },
  );
  paintWindow(
    art,
    random,
    mood,
    { x: x + w - 60 - w * 0.22, y: top + 60, w: w * 0.22, h: 104 },
    { columns: 3, rows: 2, trim: scheme.trim },
  );
  paintLamp(art, mood, doorX - 60, top + 96);
  porch(site, x + 6, w - 12, base - 40, 192, 4, true, 0);
  paintEave(art, mood, x - 44, top - 4, w + 88, scheme.trim);
  steps(site, doorX - 24, 136, base - 32);
  return { left: x, right: x + w, door: doorX + 44, garage: null };
}

/** Flat roofs, big glass and warm wood: the new house on an old lot. */
export function infill(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(640, 780);
  const x = middle - w / 2;
  const flip = random.chance(0.5);
  const top = base - 520;
  const wood = random.pick(['#b5835a', '#a8734a', '#c29a6b']);
  const pale = random.pick(['#efece4', '#dcd8cf', '#3f444a', '#53595f']);
  footing(site, x, w);
  paintWall(art, mood, { x, y: top + 60, w, h: 444 }, pale, 'stucco', 0);
  const towerW = w * 0.44;
  const tx = flip ? x + w - towerW : x;
  const ox = flip ? x : x + towerW;
  const ow = w - towerW;
  const upper = { x: ox - 20, y: top + 46, w: ow + 50, h: 226 };
  paintWall(art, mood, upper, scheme.second, random.pick<Cladding>(['metal', 'boards']), 0);
  art.rect(upper.x - 10, upper.y - 18, upper.w + 20, 24, { fill: shaded('#3a3d42', mood, 0.15) });
  paintWindow(
    art,
    random,
    mood,
    { x: upper.x + 46, y: upper.y + 56, w: upper.w - 92, h: 124 },
    { columns: 3, rows: 1, trim: '#2e3236', frame: 8, sill: false },
  );
  castDown(art, mood, ox, upper.y + upper.h, ow, 92);
  paintWall(art, mood, { x: tx, y: top, w: towerW, h: 504 }, wood, 'boards', 0);
  art.rect(tx - 12, top - 20, towerW + 24, 26, { fill: shaded('#33363b', mood, 0.1) });
  if (mood.snow) art.rect(tx - 12, top - 32, towerW + 24, 14, { fill: lit('#ffffff', mood) }, 6);
  castDown(art, mood, tx, top + 6, towerW, 30);
  paintWindow(
    art,
    random,
    mood,
    { x: tx + towerW * 0.2, y: top + 60, w: towerW * 0.6, h: 150 },
    { columns: 2, rows: 1, trim: '#2e3236', frame: 8, sill: false },
  );
  const doorX = tx + towerW * 0.24;
  paintDoor(
    art,
    random,
    mood,
    { x: doorX, y: base - 34, w: 92, h: 194 },
    { ...scheme, trim: '#2e3236' },
    false,
  );
  paintGlass(art, random, mood, { x: doorX + 116, y: base - 226, w: 46, h: 190 });
  art.rect(tx - 22, base - 258, towerW + 44, 20, { fill: shaded('#33363b', mood, 0.05) });
  castDown(art, mood, tx, base - 240, towerW, 46);
  paintWindow(
    art,
    random,
    mood,
    { x: ox + 40, y: base - 196, w: ow - 84, h: 158 },
    { columns: 2, rows: 1, trim: '#2e3236', frame: 8, sill: false },
  );
  paintLamp(art, mood, doorX - 28, base - 160);
  steps(site, doorX - 30, 180, base - 28);
  return { left: x, right: x + w, door: doorX + 46, garage: null };
}

/** Long, low and of stone under a wide roof. */
export function ranch(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(1080, 1220);
  const x = middle - w / 2;
  const top = base - 228;
  const metal = random.chance(0.45);
  const roof = { colour: scheme.roof, trim: scheme.trim, metal };
  const walls = random.pick<Cladding>(['limestone', 'limestone', 'brick', 'stucco']);
  const colour = walls === 'limestone' ? scheme.stone : scheme.wall;
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 212 }, colour, walls, 56);
  if (random.chance(0.7))
    paintChimney(art, mood, x + w * random.between(0.6, 0.8), top - 220, top - 60, scheme.stone);
  paintLongRoof(art, mood, { x, w, y: top, rise: 148, hip: random.pick([30, 120]), overhang: 44 }, roof);
  const flip = random.chance(0.5);
  const garageW = w * 0.3;
  const gx = flip ? x + w - garageW : x;
  const gableW = w * 0.27;
  const gableX = flip ? x + 40 : x + w - gableW - 40;
  paintWall(
    art,
    mood,
    { x: gableX, y: top - 4, w: gableW, h: 216 },
    scheme.second,
    walls === 'stucco' ? 'limestone' : 'stucco',
    16,
  );
  paintFrontGable(
    art,
    mood,
    { x: gableX, w: gableW, y: top, rise: gableW * 0.3, overhang: 36 },
    { colour: scheme.second, cladding: 'boards' },
    roof,
  );
  paintWindow(
    art,
    random,
    mood,
    { x: gableX + gableW * 0.22, y: top + 56, w: gableW * 0.56, h: 104 },
    { columns: 3, rows: 2, trim: scheme.trim, shutters: random.chance(0.4) ? scheme.door : undefined },
  );
  const garage = { x: gx + 36, w: garageW - 72 };
  paintGarage(
    art,
    random,
    mood,
    { x: garage.x, y: base - 164, w: garage.w, h: 146 },
    scheme.trim,
    random.pick([scheme.trim, scheme.second, '#8a6446']),
  );
  const px = flip ? gableX + gableW + 24 : gx + garageW + 10;
  const pw = w - garageW - gableW - 80;
  const doorX = px + pw * 0.4;
  paintWindow(
    art,
    random,
    mood,
    { x: px + pw * 0.08, y: top + 62, w: pw * 0.2, h: 112 },
    { columns: 2, rows: 2, trim: scheme.trim },
  );
  paintWindow(
    art,
    random,
    mood,
    { x: px + pw * 0.72, y: top + 62, w: pw * 0.2, h: 112 },
    { columns: 2, rows: 2, trim: scheme.trim },
  );
  paintDoor(art, random, mood, { x: doorX, y: base - 24, w: 92, h: 158 }, scheme);
  paintLamp(art, mood, doorX - 58, top + 92);
  castDown(art, mood, px, top + 8, pw, 150);
  for (let i = 0; i < 4; i++)
    paintPost(art, mood, px + 10 + ((pw - 20) * i) / 3, top + 10, base - 14, scheme, false);
  steps(site, px - 6, pw + 12, base - 14);
  return { left: x, right: x + w, door: doorX + 46, garage };
}

/** White walls, clay tiles and arches. */
export function hacienda(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(960, 1100);
  const x = middle - w / 2;
  const top = base - 242;
  const tile = { colour: random.pick(['#b3613f', '#a2553a', '#bf7148']), trim: '#e9dcc4' };
  const plaster = random.pick(['#f6efe0', '#f0dfc4', '#eccfae', '#f5e7d3']);
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 226 }, plaster, 'stucco', 50);
  paintLongRoof(art, mood, { x, w, y: top, rise: 104, hip: 60, overhang: 36 }, tile);
  const towerW = w * 0.27;
  const tx = random.chance(0.5) ? x + 30 : x + w - towerW - 30;
  const tTop = base - 404;
  paintWall(art, mood, { x: tx, y: tTop, w: towerW, h: 388 }, plaster, 'stucco', 44);
  paintLongRoof(art, mood, { x: tx, w: towerW, y: tTop, rise: 82, hip: 90, overhang: 28 }, tile);
  paintWindow(
    art,
    random,
    mood,
    { x: tx + towerW * 0.3, y: tTop + 60, w: towerW * 0.4, h: 104 },
    { columns: 2, rows: 2, trim: '#6b4a35' },
  );
  paintWindow(
    art,
    random,
    mood,
    { x: tx + towerW * 0.24, y: base - 172, w: towerW * 0.52, h: 116 },
    { columns: 3, rows: 2, trim: '#6b4a35' },
  );
  const left = tx < middle ? tx + towerW + 30 : x + 30;
  const span = w - towerW - 90;
  const arches = 4;
  const aw = span / arches;
  const doorX = left + aw * 1.5 - 46;
  for (let i = 0; i < arches; i++) {
    const ax = left + aw * i + 16;
    const r = (aw - 32) / 2;
    art.path(
      `M${ax} ${base - 14}V${base - 118}A${r} ${r * 0.8} 0 0 1 ${ax + aw - 32} ${base - 118}V${base - 14}Z`,
      {
        fill: art.gradient([
          [0, shaded(plaster, mood, 0.72)],
          [1, shaded(plaster, mood, 0.42)],
        ]),
      },
    );
    if (i === 1) continue;
    paintGlass(art, random, mood, { x: ax + r * 0.5, y: base - 128, w: r, h: 96 });
  }
  paintDoor(
    art,
    random,
    mood,
    { x: doorX, y: base - 16, w: 92, h: 140 },
    { ...scheme, trim: '#6b4a35' },
    false,
  );
  paintLamp(art, mood, left + aw, base - 168);
  steps(site, left, span, base - 12);
  return { left: x, right: x + w, door: doorX + 46, garage: null };
}

/** A single-wide with a small porch. */
export function manufactured(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(1040, 1180);
  const x = middle - w / 2;
  const top = base - 206;
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 170 }, scheme.wall, 'siding', 34);
  paintWall(art, mood, { x, y: base - 38, w, h: 28 }, mix(scheme.wall, '#6b6b6b', 0.5), 'boards', 12);
  paintLongRoof(
    art,
    mood,
    { x, w, y: top, rise: 74, hip: 14, overhang: 24 },
    { colour: scheme.roof, trim: scheme.trim },
  );
  for (const t of [0.06, 0.24, 0.66, 0.84]) {
    paintWindow(
      art,
      random,
      mood,
      { x: x + w * t, y: top + 46, w: w * 0.09, h: 78 },
      { columns: 2, rows: 1, trim: scheme.trim, shutters: scheme.door },
    );
  }
  const doorX = x + w * 0.48;
  paintDoor(art, random, mood, { x: doorX, y: base - 40, w: 76, h: 140 }, scheme, false);
  const deck = { x: doorX - 120, w: 320 };
  art.rect(deck.x, base - 42, deck.w, 42, { fill: shaded('#a98a68', mood, 0.2) });
  art.rect(deck.x - 8, base - 48, deck.w + 16, 12, { fill: lit('#c3a47f', mood) });
  for (let i = 0; i <= 10; i++) {
    if (i > 3 && i < 7) continue;
    art.rect(deck.x + (deck.w * i) / 10 - 4, base - 104, 8, 58, { fill: lit(scheme.trim, mood) });
  }
  art.rect(deck.x - 4, base - 110, deck.w * 0.36, 10, { fill: lit(scheme.trim, mood) });
  art.rect(deck.x + deck.w * 0.66, base - 110, deck.w * 0.36, 10, { fill: lit(scheme.trim, mood) });
  paintLamp(art, mood, doorX + 100, top + 62);
  steps(site, doorX - 20, 116, base - 30);
  return { left: x, right: x + w, door: doorX + 38, garage: null };
}

/** A white farmhouse with a long porch. */
export function farmhouse(site: Site): Footprint {
  const { art, random, mood, scheme, base, middle } = site;
  const w = random.between(680, 780);
  const x = middle - w / 2;
  const top = base - 420;
  const white = { ...scheme, wall: random.pick(['#f7f4ec', '#eef0ea', '#e4ded0']), trim: '#ffffff' };
  const roof = { colour: scheme.roof, trim: white.trim, metal: true };
  footing(site, x, w);
  paintWall(art, mood, { x, y: top, w, h: 404 }, white.wall, 'boards', 40);
  paintChimney(art, mood, x + w * 0.78, top - 250, top - 60, scheme.stone);
  paintLongRoof(art, mood, { x, w, y: top, rise: 176, hip: 16, overhang: 36 }, roof);
  const gw = w * 0.4;
  const gx = x + w * 0.08;
  paintWall(art, mood, { x: gx, y: top - 4, w: gw, h: 408 }, white.wall, 'boards', 16);
  paintFrontGable(
    art,
    mood,
    { x: gx, w: gw, y: top, rise: gw * 0.56, overhang: 30 },
    { colour: white.wall, cladding: 'boards' },
    roof,
  );
  const pane = { columns: 2, rows: 3, trim: '#33383d', frame: 8 };
  for (const t of [0.14, 0.56])
    paintWindow(art, random, mood, { x: gx + gw * t, y: top + 46, w: gw * 0.28, h: 118 }, pane);
  paintWindow(art, random, mood, { x: x + w * 0.62, y: top + 50, w: w * 0.12, h: 112 }, pane);
  paintWindow(art, random, mood, { x: x + w * 0.8, y: top + 50, w: w * 0.12, h: 112 }, pane);
  const doorX = x + w * 0.44;
  paintWindow(
    art,
    random,
    mood,
    { x: x + w * 0.12, y: base - 186, w: w * 0.2, h: 116 },
    { ...pane, columns: 3 },
  );
  paintWindow(
    art,
    random,
    mood,
    { x: x + w * 0.7, y: base - 186, w: w * 0.2, h: 116 },
    { ...pane, columns: 3 },
  );
  paintDoor(art, random, mood, { x: doorX, y: base - 40, w: 84, h: 160 }, { ...white, trim: '#ffffff' });
  porch({ ...site, scheme: white }, x - 20, w + 40, base - 36, 176, 5, false, 52);
  steps(site, doorX - 24, 132, base - 28);
  return { left: x, right: x + w, door: doorX + 42, garage: null };
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
