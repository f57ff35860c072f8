import { mix } from '../colour.ts';
import { type Drawing, type Point, ridge } from '../drawing.ts';
import { lit, type Mood } from '../mood.ts';
import { NORTHERN } from '../northern-moods.ts';
import { finish, HEIGHT, open, sample, trace, type View, WIDTH } from './panorama.ts';
import { paintTower, paintTowers } from '../towers.ts';
import { broadleaf, poplar, shrub, spruce } from './trees.ts';
import { paintWoods } from './woods.ts';

/** Water between two banks, with the sky on it. */
export function paintRiver(
  { art, random, mood }: View,
  upper: readonly Point[],
  lower: readonly Point[],
): void {
  const d = `M${upper.map((p) => p.join(' ')).join('L')}L${[...lower]
    .reverse()
    .map((p) => p.join(' '))
    .join('L')}Z`;
  art.path(d, {
    fill: art.gradient([
      [0, mix(mood.sky[2], '#ffffff', 0.15)],
      [0.4, mix(mood.sky[1], '#4f7f95', 0.3)],
      [1, mix(mood.sky[0], '#2f5d73', 0.5)],
    ]),
  });
  art.group(`clip-path="${art.clip(d)}"`, () => {
    for (let i = 0; i < 90; i++) {
      const x = random.between(0, WIDTH);
      const y = random.between(700, HEIGHT);
      const w = random.between(40, 240) * (y / HEIGHT);
      art.ellipse(x, y, w, 1.4 + (y - 700) / 260, {
        fill: random.chance(0.6) ? '#ffffff' : mood.shade,
        opacity: random.between(0.06, 0.3),
      });
    }
    if (mood.sun)
      art.ellipse(mood.sun.x * WIDTH, 980, 250, 330, {
        fill: art.glow([
          [0, mood.sun.colour, 0.75],
          [1, mood.sun.colour, 0],
        ]),
      });
  });
}

/** The steel bridge high over the valley. */
function paintTrestle(
  { art, mood }: View,
  x: number,
  w: number,
  deck: number,
  foot: (x: number) => number,
): void {
  const steel = mix(lit('#3c4650', mood), mood.sky[2], 0.16);
  const spans = 6;
  const span = w / spans;
  for (let i = 0; i <= spans; i++) {
    const px = x + i * span;
    const bottom = foot(px) + 50;
    art.polygon(
      [
        [px - 11, deck + 30],
        [px + 11, deck + 30],
        [px + 26, bottom],
        [px - 26, bottom],
      ],
      {
        fill: art.gradient([
          [0, steel],
          [1, mix(lit('#a9a197', mood), mood.sky[2], 0.2)],
        ]),
      },
    );
  }
  let web = '';
  for (let i = 0; i < spans * 4; i++) {
    const a = x + (i * span) / 4;
    const b = a + span / 4;
    web +=
      i % 2
        ? `M${a.toFixed(0)} ${deck + 62}L${b.toFixed(0)} ${deck}`
        : `M${a.toFixed(0)} ${deck}L${b.toFixed(0)} ${deck + 62}`;
  }
  art.path(web, { stroke: steel, width: 6 });
  art.rect(x - 40, deck - 16, w + 80, 16, { fill: steel });
  art.rect(x - 40, deck + 56, w + 80, 10, { fill: steel });
}

/** Downtown Edmonton over its river valley. */
export function drawRiverValley(name: string, moodName: string): Drawing {
  const mood = NORTHERN[moodName] as Mood;
  const view = open(name, mood, 760);
  const { art, random } = view;
  const glass = ['#8fa9bb', '#a9b7bd', '#b5a796', '#7b93a8', '#c2b7a6', '#9aa0ad'];
  paintTowers(view, 720, 900, 1860, 300, 0.62, glass);
  paintTowers(view, 740, 980, 1760, 400, 0.4, glass);
  paintTower(view, 740, { x: 1290, w: 92, h: 560, crown: 'flat', colour: '#7d98ad' }, 0.3);
  paintTower(view, 740, { x: 1408, w: 104, h: 430, crown: 'slant', colour: '#b8a58d' }, 0.3);
  paintTower(view, 740, { x: 1180, w: 88, h: 380, crown: 'step', colour: '#a28f80' }, 0.3);
  paintTower(view, 740, { x: 1540, w: 80, h: 360, crown: 'spire', colour: '#8aa0b4' }, 0.34);
  const rim = sample([
    [0, 640],
    [520, 690],
    [1000, 700],
    [1700, 712],
    [2100, 660],
    [2400, 610],
  ]);
  const far = sample([
    [0, 880],
    [500, 900],
    [900, 870],
    [1400, 850],
    [1900, 890],
    [2400, 960],
  ]);
  const near = sample([
    [0, 1010],
    [500, 1060],
    [1000, 1080],
    [1500, 1010],
    [2000, 1060],
    [2400, 1190],
  ]);
  art.path(ridge(trace(rim), HEIGHT), { fill: mix(lit(mood.foliage[1] as string, mood), mood.sky[2], 0.4) });
  paintWoods(view, rim, 220, 46, 620, 0.42);
  paintRiver(view, trace(far), trace(near));
  paintTrestle(view, -60, 900, 700, far);
  paintWoods(view, (x) => far(x) - 34, 40, 52, 170, 0.24);
  art.path(ridge(trace(near), HEIGHT), {
    fill: art.gradient([
      [0, lit(mood.grass[1], mood)],
      [1, mix(lit(mood.grass[0], mood), mood.shade, 0.22)],
    ]),
  });
  art.path(
    'M980 1350C1060 1260 1300 1230 1250 1150C1220 1105 1330 1080 1420 1050L1436 1056C1370 1090 1300 1112 1326 1160C1372 1246 1240 1280 1220 1350Z',
    { fill: lit('#e2d4b6', mood), opacity: 0.9 },
  );
  paintWoods(view, (x) => near(x) + 34, 130, 84, 74, 0.06);
  for (const [x, h] of [
    [90, 640],
    [250, 540],
    [2150, 620],
    [2310, 700],
    [2020, 470],
  ] as const) {
    random.weighted<typeof poplar>([
      [poplar, 4],
      [broadleaf, 2],
      [spruce, 2],
    ])(art, random, mood, { x, y: 1310 + random.between(-30, 20), height: h });
  }
  for (let x = 40; x < WIDTH; x += random.between(90, 190))
    if (Math.abs(x - 1120) > 220)
      shrub(
        art,
        random,
        mood,
        { x, y: 1340, height: random.between(60, 110) },
        random.chance(0.4) ? '#e9a3b4' : undefined,
      );
  return finish(view);
}
