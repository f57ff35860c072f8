import { type Cladding, castDown, paintWall } from './facade.ts';
import { type Footprint, footing, porch, type Site, steps } from './house-site.ts';
import { paintDoor, paintGarage, paintLamp, paintPost, paintWindow } from './openings.ts';
import { paintChimney, paintEave, paintFrontGable, paintLongRoof } from './roofs.ts';

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
