import { lighten, mix } from '../colour.ts';
import { type Drawing, ridge } from '../drawing.ts';
import { groundShadow } from './foliage.ts';
import { lit, type Mood, shaded } from '../mood.ts';
import { NORTHERN } from '../northern-moods.ts';
import { finish, HEIGHT, open, sample, trace, type View, WIDTH } from './panorama.ts';
import { paintRiver } from './river-valley.ts';
import { broadleaf, shrub } from './trees.ts';
import { paintWoods } from './woods.ts';

/** Houses around a pond. */
export function drawLakeside(name: string, moodName: string, beach: boolean): Drawing {
  const mood = NORTHERN[moodName] as Mood;
  const view = open(name, mood, 720);
  const { art, random } = view;
  paintWoods(view, () => 640, 90, 66, 230, 0.4);
  const shore = sample([
    [0, 800],
    [800, 780],
    [1600, 800],
    [2400, 790],
  ]);
  art.path(
    ridge(
      trace(
        sample([
          [0, 700],
          [2400, 700],
        ]),
      ),
      HEIGHT,
    ),
    { fill: lit(mood.grass[1], mood) },
  );
  for (let x = 60; x < WIDTH; x += random.between(236, 300))
    smallHouse(view, x, shore(x) - 30, random.between(150, 205));
  paintWoods(view, (x) => shore(x) - 14, 22, 52, 56, 0.1);
  paintRiver(view, trace(shore), [
    [0, HEIGHT],
    [WIDTH, HEIGHT],
  ]);
  const bank = sample([
    [0, 1090],
    [700, 1180],
    [1500, 1150],
    [2400, 1060],
  ]);
  art.path(ridge(trace(bank), HEIGHT), {
    fill: beach
      ? art.gradient([
          [0, lit('#f0dcae', mood)],
          [1, lit('#dfc38e', mood)],
        ])
      : art.gradient([
          [0, lit(mood.grass[1], mood)],
          [1, lit(mood.grass[0], mood)],
        ]),
  });
  if (beach) {
    for (const [x, colour] of [
      [620, '#d9583f'],
      [1180, '#2f7f86'],
      [1640, '#e3a93c'],
    ] as const)
      parasol(view, x, 1240, colour);
  }
  for (const x of [170, 2220]) broadleaf(art, random, mood, { x, y: 1250, height: 700 });
  for (let x = 20; x < WIDTH; x += random.between(110, 230))
    shrub(art, random, mood, { x, y: 1340, height: random.between(50, 90) }, '#f2c14e');
  return finish(view);
}

function smallHouse({ art, random, mood }: View, x: number, base: number, s: number): void {
  const wall = lit(
    random.pick(['#e9e3d6', '#6e8497', '#a9b5a2', '#d8c7a8', '#f3efe6', '#b8735a', '#c4d2d6']),
    mood,
  );
  const roof = shaded(random.pick(['#5f5a57', '#474c55', '#66564a']), mood, 0.15);
  art.rect(x, base - s * 0.62, s, s * 0.62, {
    fill: art.gradient(
      [
        [0, wall],
        [1, mix(wall, mood.shade, 0.22)],
      ],
      90,
    ),
  });
  art.polygon(
    [
      [x - s * 0.08, base - s * 0.6],
      [x + s * 0.5, base - s * 1.02],
      [x + s * 1.08, base - s * 0.6],
    ],
    { fill: roof },
  );
  for (const [tx, ty] of [
    [0.14, 0.5],
    [0.58, 0.5],
    [0.14, 0.24],
  ] as const)
    art.rect(x + s * tx, base - s * ty, s * 0.26, s * 0.17, {
      fill: mood.lamps ? '#ffdc95' : mix('#4d6a80', mood.sky[1], 0.4),
      stroke: '#ffffff',
      width: 4,
    });
  art.rect(x + s * 0.62, base - s * 0.28, s * 0.2, s * 0.28, {
    fill: lit(random.pick(['#3e6a63', '#c9563c', '#24435c']), mood),
  });
}

function parasol({ art, mood }: View, x: number, y: number, colour: string): void {
  groundShadow(art, mood, x, y, 130, 22);
  art.rect(x - 4, y - 190, 8, 190, { fill: lit('#e9e3d6', mood) });
  const shade = lit(colour, mood);
  art.path(
    `M${x - 130} ${y - 150}Q${x} ${y - 290} ${x + 130} ${y - 150}Q${x} ${y - 180} ${x - 130} ${y - 150}Z`,
    {
      fill: art.gradient([
        [0, lighten(shade, 0.06)],
        [1, shade],
      ]),
    },
  );
  art.path(
    `M${x - 44} ${y - 166}Q${x - 20} ${y - 230} ${x} ${y - 222}Q${x + 20} ${y - 230} ${x + 44} ${y - 166}Q${x} ${y - 176} ${x - 44} ${y - 166}Z`,
    { fill: '#ffffff', opacity: 0.75 },
  );
}
