import { type Cladding, castDown, paintWall } from './facade.ts';
import { type Footprint, footing, porch, type Site, steps } from './house-site.ts';
import { shaded } from './mood.ts';
import { paintDoor, paintGarage, paintGlass, paintLamp, paintPost, paintWindow } from './openings.ts';
import { paintChimney, paintFrontGable, paintLongRoof } from './roofs.ts';

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
