import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { lit, type Mood } from '../mood.ts';
import { finish, HEIGHT, open, WIDTH } from './panorama.ts';
import { paintRiver } from './river-valley.ts';
import { SOUTHERN } from '../southern-moods.ts';
import { paintTowers } from '../towers.ts';
import { broadleaf, shrub } from './trees.ts';
import { paintWoods } from './woods.ts';

/** A stone footbridge and cypresses along the river. */
export function drawRiverWalk(name: string, moodName: string): Drawing {
  const mood = SOUTHERN[moodName] as Mood;
  const view = open(name, mood, 780);
  const { art, random } = view;
  paintTowers(view, 800, 300, 2100, 340, 0.5, ['#c9b193', '#b99a7d', '#d3c0a2', '#a99a92']);
  paintWoods(view, () => 720, 120, 84, 230, 0.26);
  const wall = lit('#d3ba90', mood);
  art.rect(0, 830, WIDTH, 120, {
    fill: art.gradient([
      [0, lighten(wall, 0.02)],
      [1, mix(wall, mood.shade, 0.3)],
    ]),
  });
  for (let row = 0; row < 4; row++)
    for (let x = (row % 2) * 50; x < WIDTH; x += 104)
      art.rect(
        x,
        834 + row * 30,
        98,
        24,
        { fill: random.chance(0.5) ? '#ffffff' : mood.shade, opacity: 0.09 },
        3,
      );
  paintRiver(
    view,
    [
      [0, 950],
      [WIDTH, 950],
    ],
    [
      [0, HEIGHT],
      [WIDTH, HEIGHT],
    ],
  );
  art.path('M560 960V850Q1150 640 1740 850V960H1560C1500 800 1360 770 1150 770C940 770 800 800 740 960Z', {
    fill: art.gradient([
      [0, lighten(wall, 0.05)],
      [1, mix(wall, mood.shade, 0.34)],
    ]),
  });
  art.path(
    'M740 960C800 800 940 770 1150 770C1360 770 1500 800 1560 960H1534C1478 824 1350 796 1150 796C950 796 822 824 766 960Z',
    { fill: mix(wall, mood.shade, 0.5) },
  );
  art.path('M540 852Q1150 632 1760 852', {
    stroke: lighten(wall, 0.06),
    width: 24,
    extra: 'stroke-linecap="round"',
  });
  art.path('M740 962C800 1090 960 1120 1150 1120C1340 1120 1500 1090 1560 962Z', {
    fill: mood.shade,
    opacity: 0.16,
  });
  for (const [x, h] of [
    [150, 860],
    [420, 700],
    [1980, 760],
    [2260, 880],
  ] as const)
    broadleaf(art, random, mood, { x, y: 990, height: h });
  for (let x = 20; x < WIDTH; x += random.between(70, 130))
    if (x < 600 || x > 1720)
      shrub(
        art,
        random,
        mood,
        { x, y: 966, height: random.between(50, 96) },
        random.chance(0.6) ? random.pick(['#e07a5a', '#f2c14e', '#c25a86']) : undefined,
      );
  return finish(view);
}
