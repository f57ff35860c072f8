import { type Cladding, castDown, paintWall } from './facade.ts';
import { type Footprint, footing, type Site, steps } from './house-site.ts';
import { lit, shaded } from './mood.ts';
import { paintDoor, paintGlass, paintLamp, paintWindow } from './openings.ts';

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
