import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Mood } from '../mood.ts';
import type { Random } from '../random.ts';

/** Sky, sun and clouds down to the horizon. */
export function paintSky(art: Drawing, random: Random, mood: Mood, horizon: number): void {
  const { width } = art;
  art.rect(0, 0, width, horizon + 40, {
    fill: art.gradient([
      [0, mood.sky[0]],
      [0.55, mood.sky[1]],
      [1, mood.sky[2]],
    ]),
  });
  if (mood.sun) paintSun(art, mood.sun, horizon);
  const clouds = mood.sun === null ? 7 : random.whole(2, 5);
  for (let i = 0; i < clouds; i++) {
    const y = random.between(horizon * 0.06, horizon * 0.62);
    const size = random.between(0.16, 0.34) * width * (0.6 + y / horizon);
    paintCloud(art, random, mood, random.between(-0.05, 1.05) * width, y, size);
  }
}

function paintSun(art: Drawing, sun: NonNullable<Mood['sun']>, horizon: number): void {
  const x = sun.x * art.width;
  const y = sun.y * horizon * 1.5;
  const reach = art.width * 0.62;
  art.ellipse(x, y, reach, reach * 0.8, {
    fill: art.glow([
      [0, sun.colour, sun.strength * 0.8],
      [0.25, sun.colour, sun.strength * 0.35],
      [1, sun.colour, 0],
    ]),
  });
}

/** Clouds lit from above, flat below, thinner at both ends. */
function paintCloud(art: Drawing, random: Random, mood: Mood, x: number, y: number, size: number): void {
  const puffs = random.whole(6, 9);
  const top = mix(mood.cloud, '#ffffff', 0.3);
  const under = mix(mood.cloud, mood.sky[1], 0.55);
  for (const [scale, alpha] of [
    [1.25, 0.28],
    [1, 0.8],
  ] as const) {
    let outline = '';
    for (let i = 0; i < puffs; i++) {
      const t = i / (puffs - 1);
      const r = size * scale * (0.05 + 0.12 * Math.sin(t * Math.PI) * random.between(0.65, 1.2));
      const cx = x + (t - 0.5) * size * scale;
      const cy = y - r * random.between(0.1, 0.3);
      outline += `M${(cx - r).toFixed(0)} ${cy.toFixed(0)}a${r.toFixed(0)} ${r.toFixed(0)} 0 1 1 ${(2 * r).toFixed(0)} 0a${r.toFixed(0)} ${(r * 0.5).toFixed(0)} 0 1 1 ${(-2 * r).toFixed(0)} 0z`;
    }
    art.path(outline, {
      fill: art.gradient([
        [0, top, mood.cloudAlpha * alpha],
        [0.55, mood.cloud, mood.cloudAlpha * alpha * 0.75],
        [1, under, mood.cloudAlpha * alpha * 0.15],
      ]),
    });
  }
}
