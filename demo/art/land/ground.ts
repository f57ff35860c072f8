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
