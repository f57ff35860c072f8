import { mix } from './colour.ts';
import { paintWall } from './facade.ts';
import { type Footprint, footing, type Site, steps } from './house-site.ts';
import { lit, shaded } from './mood.ts';
import { paintDoor, paintLamp, paintWindow } from './openings.ts';
import { paintLongRoof } from './roofs.ts';

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
