import { lighten, mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { paintLawn } from './ground.ts';
import { lit, type Mood, shaded } from '../mood.ts';
import { type Climate, moodOf } from '../moods.ts';
import { createRandom, type Random } from '../random.ts';
import { paintDistance, paintSky } from './sky.ts';
import { anyTree } from './trees.ts';

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
