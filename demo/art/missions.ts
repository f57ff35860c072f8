import { mix } from './colour.ts';
import { type Drawing, ridge } from './drawing.ts';
import { paintMission } from './mission.ts';
import { lit, type Mood, shaded } from './mood.ts';
import { finish, HEIGHT, open, sample, trace, type View, WIDTH } from './land/panorama.ts';
import { paintRiver } from './land/river-valley.ts';
import { SOUTHERN } from './southern-moods.ts';
import { paintTower, paintTowers } from './towers.ts';
import { agave, liveOak, shrub } from './land/trees.ts';
import { paintWoods } from './land/woods.ts';

/** The needle over downtown San Antonio. */
function paintNeedle({ art, mood }: View, x: number, base: number, h: number, haze: number): void {
  const concrete = mix(lit('#c9bdaa', mood), mood.sky[2], haze);
  const dark = mix(shaded('#8a7c70', mood, 0.3), mood.sky[2], haze);
  art.polygon(
    [
      [x - 13, base - h * 0.82],
      [x + 13, base - h * 0.82],
      [x + 22, base],
      [x - 22, base],
    ],
    {
      fill: art.gradient(
        [
          [0, concrete],
          [1, dark],
        ],
        90,
      ),
    },
  );
  art.polygon(
    [
      [x - 30, base - h * 0.77],
      [x + 30, base - h * 0.77],
      [x + 76, base - h * 0.84],
      [x - 76, base - h * 0.84],
    ],
    { fill: dark },
  );
  art.rect(x - 78, base - h * 0.88, 156, h * 0.042, { fill: concrete });
  art.rect(x - 66, base - h * 0.905, 132, h * 0.028, { fill: mood.lamps ? '#ffdf9c' : dark });
  art.rect(x - 3, base - h, 6, h * 0.1, { fill: dark });
}

/** San Antonio from the south: mission, oaks, skyline. */
export function drawMissions(name: string, moodName: string): Drawing {
  const mood = SOUTHERN[moodName] as Mood;
  const view = open(name, mood, 800);
  const { art, random } = view;
  const stone = ['#c9b193', '#b99a7d', '#a98f80', '#d3c0a2', '#9c8f8a'];
  art.path(
    ridge(
      trace(
        sample([
          [0, 690],
          [600, 650],
          [1200, 690],
          [1800, 640],
          [2400, 690],
        ]),
      ),
      860,
    ),
    { fill: mix(mood.distance, mood.sky[2], 0.35) },
  );
  paintTowers(view, 790, 1000, 1700, 230, 0.55, stone);
  paintTowers(view, 800, 1080, 1600, 290, 0.36, stone);
  paintTower(view, 800, { x: 1272, w: 96, h: 390, crown: 'pyramid', colour: '#c9a078' }, 0.26);
  paintNeedle(view, 1060, 800, 520, 0.26);
  const rim = sample([
    [0, 770],
    [600, 790],
    [1200, 780],
    [1800, 792],
    [2400, 760],
  ]);
  art.path(ridge(trace(rim), HEIGHT), { fill: mix(lit(mood.foliage[0] as string, mood), mood.sky[2], 0.3) });
  paintWoods(view, rim, 120, 46, 380, 0.34);
  const meadow = sample([
    [0, 900],
    [700, 930],
    [1300, 915],
    [2400, 880],
  ]);
  art.path(ridge(trace(meadow), HEIGHT), {
    fill: art.gradient([
      [0, lit(mood.grass[1], mood)],
      [1, mix(lit(mood.grass[0], mood), mood.shade, 0.16)],
    ]),
  });
  paintMission(view, 1500, 1030, 400);
  const far = sample([
    [0, 1120],
    [700, 1090],
    [1300, 1130],
    [2400, 1080],
  ]);
  const near = sample([
    [0, 1220],
    [700, 1170],
    [1300, 1230],
    [2400, 1180],
  ]);
  paintRiver(view, trace(far), trace(near));
  art.path(ridge(trace(near), HEIGHT), {
    fill: art.gradient([
      [0, lit(mood.grass[0], mood)],
      [1, mix(lit(mood.grass[0], mood), mood.shade, 0.34)],
    ]),
  });
  paintWoods(view, (x) => far(x) - 16, 22, 46, 60, 0.06);
  liveOak(art, random, mood, { x: 2230, y: 1150, height: 560 });
  liveOak(art, random, mood, { x: 1330, y: 1040, height: 260 });
  liveOak(art, random, mood, { x: 120, y: 1290, height: 620 });
  for (let x = 420; x < WIDTH; x += random.between(70, 150)) {
    const plant = { x, y: 1330 + random.between(-30, 10), height: random.between(54, 108) };
    if (random.chance(0.45)) agave(art, random, mood, plant);
    else shrub(art, random, mood, plant, random.pick(['#6a7fc9', '#e07a5a', '#f2c14e', '#c25a86']));
  }
  return finish(view);
}
