import { lighten, mix } from '../colour.ts';
import { type Drawing, ridge } from '../drawing.ts';
import { lit, type Mood } from '../mood.ts';
import type { Random } from '../random.ts';

/** Lawn from the horizon to the bottom edge, with mowing stripes or snow drifts. */
export function paintLawn(art: Drawing, random: Random, mood: Mood, horizon: number): void {
  const { width, height } = art;
  const [near, far] = [lit(mood.grass[0], mood), lit(mood.grass[1], mood)];
  art.rect(0, horizon, width, height - horizon, {
    fill: art.gradient([
      [0, mix(far, mood.sky[2], 0.25)],
      [0.25, far],
      [1, near],
    ]),
  });
  if (mood.snow) {
    for (let i = 0; i < 5; i++) {
      const y = horizon + (height - horizon) * (0.2 + i * 0.17);
      const points: [number, number][] = [];
      for (let x = -100; x <= width + 100; x += 200) points.push([x, y + random.between(-16, 16)]);
      art.path(ridge(points, height), { fill: mix(near, mood.shade, 0.07), opacity: 0.5 });
    }
    return;
  }
  const middle = width / 2;
  for (let i = -9; i <= 9; i += 2) {
    const spread = (height - horizon) * 0.9;
    art.polygon(
      [
        [middle + i * 95, horizon],
        [middle + (i + 1) * 95, horizon],
        [middle + (i + 1) * (95 + spread * 0.3), height],
        [middle + i * (95 + spread * 0.3), height],
      ],
      { fill: lighten(near, 0.04), opacity: 0.16 },
    );
  }
  paintBlades(art, random, mood, horizon + 60, height);
}

function paintBlades(art: Drawing, random: Random, mood: Mood, top: number, bottom: number): void {
  let light = '';
  let dark = '';
  for (let i = 0; i < 190; i++) {
    const t = random.next() ** 0.7;
    const y = top + t * (bottom - top);
    const size = 4 + t * 15;
    const x = random.between(0, art.width);
    const blade = `M${x.toFixed(0)} ${y.toFixed(0)}q${random.between(-3, 3).toFixed(0)} ${(-size * 0.6).toFixed(0)} ${random.between(-6, 6).toFixed(0)} ${(-size).toFixed(0)}`;
    if (i % 2) light += blade;
    else dark += blade;
  }
  art.path(light, {
    stroke: lighten(lit(mood.grass[1], mood), 0.05),
    width: 2,
    opacity: 0.55,
    extra: 'stroke-linecap="round"',
  });
  art.path(dark, {
    stroke: mix(lit(mood.grass[0], mood), mood.shade, 0.3),
    width: 2,
    opacity: 0.4,
    extra: 'stroke-linecap="round"',
  });
}

/** A pavement in front, seen flat: kerb, slabs, road. */
export function paintStreet(art: Drawing, mood: Mood, y: number): void {
  const { width, height } = art;
  const slab = lit(mood.snow ? '#dfe4ea' : '#d9d3c8', mood);
  art.rect(0, y, width, 46, {
    fill: art.gradient([
      [0, lighten(slab, 0.03)],
      [1, slab],
    ]),
  });
  for (let x = 60; x < width; x += 180)
    art.line(x, y, x - 26, y + 46, { stroke: mix(slab, mood.shade, 0.3), width: 2, opacity: 0.5 });
  art.rect(0, y + 46, width, 12, { fill: mix(slab, mood.shade, 0.35) });
  const road = lit('#7c8087', mood);
  art.rect(0, y + 58, width, height - y, {
    fill: art.gradient([
      [0, mix(road, mood.shade, 0.3)],
      [0.4, road],
      [1, lighten(road, -0.04)],
    ]),
  });
}

/** A driveway or path: wide in front, narrow at the house. */
export function paintPath(
  art: Drawing,
  mood: Mood,
  top: { x: number; y: number; width: number },
  bottom: { x: number; y: number; width: number },
  colour = '#cfc8bc',
): void {
  const surface = lit(mood.snow ? mix(colour, '#eef2f7', 0.6) : colour, mood);
  art.polygon(
    [
      [top.x - top.width / 2, top.y],
      [top.x + top.width / 2, top.y],
      [bottom.x + bottom.width / 2, bottom.y],
      [bottom.x - bottom.width / 2, bottom.y],
    ],
    {
      fill: art.gradient([
        [0, mix(surface, mood.shade, 0.22)],
        [0.3, surface],
        [1, lighten(surface, 0.03)],
      ]),
    },
  );
  for (const t of [0.28, 0.62]) {
    const y = top.y + (bottom.y - top.y) * t;
    const x = top.x + (bottom.x - top.x) * t;
    const half = (top.width + (bottom.width - top.width) * t) / 2;
    art.line(x - half, y, x + half, y, { stroke: mix(surface, mood.shade, 0.4), width: 2, opacity: 0.5 });
  }
}
