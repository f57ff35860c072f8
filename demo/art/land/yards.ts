import { lighten, mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { castDown, paintWall } from '../facade.ts';
import { groundShadow } from './foliage.ts';
import { paintLawn } from './ground.ts';
import { lit, shaded } from '../mood.ts';
import { type Climate, moodOf } from '../moods.ts';
import { paintGlass, paintLamp } from '../openings.ts';
import { createRandom } from '../random.ts';
import { paintEave } from '../roofs.ts';
import { NORTHERN_SCHEMES, SOUTHERN_SCHEMES } from '../scheme.ts';
import { paintSky } from './sky.ts';
import { agave, anyTree, shrub } from './trees.ts';

const FENCE_Y = 800;

/** A back yard with its deck or patio, a fence and trees behind. */
export function drawYard(name: string, climate: Climate): Drawing {
  const art = new Drawing(1600, 1200);
  const random = createRandom(name);
  const mood = moodOf(name, climate);
  const southern = climate === 'southern';
  const scheme = random.pick(southern ? SOUTHERN_SCHEMES : NORTHERN_SCHEMES);
  paintSky(art, random, mood, 640);
  for (const x of [700, 960, 1240, 1520])
    anyTree(art, random, mood, climate, { x, y: 720, height: random.between(380, 560) });
  paintLawn(art, random, mood, 690);
  const plank = lit(southern ? '#b98f66' : random.pick(['#a98a68', '#c2a27c', '#8f7a66']), mood);
  art.rect(380, 560, 1220, FENCE_Y - 560, {
    fill: art.gradient([
      [0, lighten(plank, 0.03)],
      [1, mix(plank, mood.shade, 0.3)],
    ]),
  });
  art.rect(380, 560, 1220, FENCE_Y - 560, {
    fill: art.pattern(
      36,
      40,
      `<path d="M35 0V40" stroke="${shaded('#7a6248', mood, 0.4)}" stroke-width="3"/>`,
    ),
    opacity: 0.5,
  });
  if (mood.snow) art.rect(380, 550, 1220, 14, { fill: lit('#ffffff', mood) }, 6);
  for (let x = 660; x < 1600; x += random.between(76, 130)) {
    const plant = { x, y: FENCE_Y + 12, height: random.between(70, 130) };
    if (southern && random.chance(0.4)) agave(art, random, mood, plant);
    else
      shrub(
        art,
        random,
        mood,
        plant,
        random.chance(0.5) ? random.pick(['#e98a9c', '#f2c14e', '#ffffff', '#b78bd0']) : undefined,
      );
  }
  if (southern && random.chance(0.5)) pool(art, mood);

  paintWall(art, mood, { x: -20, y: 170, w: 520, h: 780 }, scheme.wall, southern ? 'stucco' : 'siding', 70);
  paintEave(art, mood, -20, 150, 580, scheme.trim);
  art.rect(90, 420, 300, 530, { fill: lit(scheme.trim, mood) });
  for (const x of [104, 244]) paintGlass(art, random, mood, { x, y: 436, w: 132, h: 500 });
  paintLamp(art, mood, 440, 520);
  const stone = southern ? '#d8c6a4' : '#b08d68';
  const deck = lit(mood.snow ? '#e6ebf1' : stone, mood);
  art.polygon(
    [
      [-20, 946],
      [700, 946],
      [900, 1200],
      [-20, 1200],
    ],
    {
      fill: art.gradient([
        [0, mix(deck, mood.shade, 0.2)],
        [1, lighten(deck, 0.02)],
      ]),
    },
  );
  for (let i = 1; i < 9; i++)
    art.line(i * 78, 946, i * 78 + i * 22, 1200, {
      stroke: mix(deck, mood.shade, 0.35),
      width: 3,
      opacity: 0.5,
    });
  castDown(art, mood, -20, 946, 620, 60);
  if (random.chance(0.6)) pergola(art, mood, scheme.trim);
  seating(art, mood, random.pick(['#4f6f7e', '#5e7257', '#b5563d', '#d9a441']), scheme.trim);
  if (random.chance(0.5)) lights(art, mood);
  anyTree(art, random, mood, climate, {
    x: random.between(1400, 1530),
    y: 1010,
    height: random.between(640, 780),
  });
  return art;
}

function pool(art: Drawing, mood: ReturnType<typeof moodOf>): void {
  const coping = lit('#e6dac0', mood);
  art.polygon(
    [
      [820, 856],
      [1390, 856],
      [1560, 1030],
      [880, 1030],
    ],
    { fill: coping },
  );
  art.polygon(
    [
      [846, 872],
      [1370, 872],
      [1516, 1012],
      [900, 1012],
    ],
    {
      fill: art.gradient([
        [0, mix('#7cc6cf', mood.sky[1], 0.3)],
        [1, mix('#3c9fb3', mood.shade, mood.lamps ? 0.3 : 0.05)],
      ]),
    },
  );
  for (let i = 0; i < 6; i++)
    art.path(`M${900 + i * 84} ${894 + (i % 3) * 34}q34-12 70 0t70 0`, {
      stroke: '#ffffff',
      width: 3,
      opacity: 0.35,
    });
}

function pergola(art: Drawing, mood: ReturnType<typeof moodOf>, trim: string): void {
  const light = lit(trim, mood);
  for (const x of [600, 40])
    art.rect(x, 300, 26, x === 600 ? 690 : 760, {
      fill: art.gradient(
        [
          [0, light],
          [1, mix(light, mood.shade, 0.3)],
        ],
        90,
      ),
    });
  art.rect(-20, 280, 700, 28, { fill: light });
  for (let x = -10; x < 700; x += 62)
    art.polygon(
      [
        [x, 250],
        [x + 20, 250],
        [x + 40, 282],
        [x + 20, 282],
      ],
      { fill: mix(light, mood.shade, 0.12) },
    );
}

function seating(art: Drawing, mood: ReturnType<typeof moodOf>, cushion: string, frame: string): void {
  groundShadow(art, mood, 360, 1128, 330, 40);
  const cloth = lit(cushion, mood);
  for (const [x, w] of [
    [150, 230],
    [430, 150],
  ] as const) {
    art.rect(x, 930, w, 130, { fill: lit(frame, mood) }, 10);
    art.rect(
      x + 10,
      916,
      w - 20,
      100,
      {
        fill: art.gradient([
          [0, lighten(cloth, 0.04)],
          [1, lighten(cloth, -0.06)],
        ]),
      },
      18,
    );
    art.rect(
      x + 4,
      1010,
      w - 8,
      46,
      {
        fill: art.gradient([
          [0, lighten(cloth, 0.07)],
          [1, cloth],
        ]),
      },
      14,
    );
    for (const leg of [8, w - 22]) art.rect(x + leg, 1056, 14, 60, { fill: lit('#3d4247', mood) });
  }
  art.ellipse(360, 1104, 96, 22, { fill: lit('#8a6a4c', mood) });
  art.ellipse(360, 1096, 96, 22, { fill: lit('#b48d66', mood) });
  art.rect(350, 1100, 20, 60, { fill: lit('#6b5138', mood) });
  art.rect(336, 1062, 16, 34, { fill: '#ffffff', opacity: 0.6 }, 4);
  art.rect(370, 1058, 18, 38, { fill: '#f3c26b', opacity: 0.85 }, 4);
}

function lights(art: Drawing, mood: ReturnType<typeof moodOf>): void {
  art.path('M480 300Q900 470 1600 330', { stroke: '#4a4440', width: 3, opacity: 0.7 });
  for (let i = 1; i < 15; i++) {
    const t = i / 15;
    const x = (1 - t) ** 2 * 480 + 2 * t * (1 - t) * 900 + t * t * 1600;
    const y = (1 - t) ** 2 * 300 + 2 * t * (1 - t) * 470 + t * t * 330 + 10;
    if (mood.lamps)
      art.ellipse(x, y, 46, 46, {
        fill: art.glow([
          [0, '#ffe6ad', 0.8],
          [1, '#ffe6ad', 0],
        ]),
      });
    art.ellipse(x, y, 8, 10, { fill: mood.lamps ? '#fff3cf' : '#f3ead2' });
  }
}
