import { lighten, mix } from './colour.ts';
import { Drawing, type Point, ridge } from './drawing.ts';
import { lit, type Mood, NORTHERN, SOUTHERN, shaded } from './moods.ts';
import { createRandom, type Random } from './random.ts';
import { paintSky } from './sky.ts';
import { agave, broadleaf, groundShadow, liveOak, poplar, shrub, spruce } from './trees.ts';

type View = { art: Drawing; random: Random; mood: Mood };

const WIDTH = 2400;
const HEIGHT = 1350;

function open(name: string, mood: Mood, horizon: number): View {
  const art = new Drawing(WIDTH, HEIGHT);
  const random = createRandom(name);
  paintSky(art, random, mood, horizon);
  return { art, random, mood };
}

type Crown = 'flat' | 'step' | 'spire' | 'slant' | 'round' | 'pyramid';
type Tower = { x: number; w: number; h: number; crown: Crown; colour: string };

/** One tower: a lit side, a shaded side, windows, and its own top. */
function paintTower(
  { art, mood }: View,
  base: number,
  { x, w, h, crown, colour }: Tower,
  haze: number,
): void {
  const light = mix(lit(colour, mood), mood.sky[2], haze);
  const dark = mix(shaded(colour, mood, 0.42), mood.sky[2], haze);
  const top = base - h;
  const turn = mood.sun && mood.sun.x > 0.5 ? 0.62 : 0.38;
  const [left, right] = turn > 0.5 ? [dark, light] : [light, dark];
  art.rect(x, top, w * turn, h, {
    fill: art.gradient([
      [0, left],
      [1, mix(left, mood.sky[2], 0.28)],
    ]),
  });
  art.rect(x + w * turn, top, w * (1 - turn), h, {
    fill: art.gradient([
      [0, right],
      [1, mix(right, mood.sky[2], 0.28)],
    ]),
  });
  const pane = mood.lamps ? '#ffdf9c' : mix(mood.sky[0], '#23364a', 0.25);
  art.rect(x + 5, top + 12, w - 10, h - 12, {
    fill: art.pattern(17, 23, `<rect x="3" y="5" width="11" height="12" fill="${pane}"/>`),
    opacity: mood.lamps ? 0.55 : 0.26,
  });
  const cap = mix(light, '#ffffff', 0.12);
  if (crown === 'step') {
    art.rect(x + w * 0.16, top - 36, w * 0.68, 36, { fill: light });
    art.rect(x + w * 0.3, top - 62, w * 0.4, 28, { fill: dark });
  } else if (crown === 'spire') {
    art.rect(x + w * 0.2, top - 26, w * 0.6, 26, { fill: dark });
    art.rect(x + w * 0.48, top - 128, 7, 104, { fill: dark });
  } else if (crown === 'slant') {
    art.polygon(
      [
        [x, top],
        [x + w, top],
        [x + w, top - w * 0.5],
      ],
      { fill: light },
    );
  } else if (crown === 'round') {
    art.path(`M${x} ${top + 1}A${w / 2} ${w * 0.34} 0 0 1 ${x + w} ${top + 1}Z`, { fill: cap });
  } else if (crown === 'pyramid') {
    art.polygon(
      [
        [x - 4, top],
        [x + w + 4, top],
        [x + w / 2, top - w * 0.85],
      ],
      { fill: mix('#5e8a72', light, 0.35) },
    );
  } else {
    art.rect(x - 3, top - 8, w + 6, 12, { fill: cap });
  }
}

function paintTowers(
  view: View,
  base: number,
  from: number,
  to: number,
  tallest: number,
  haze: number,
  colours: readonly string[],
): void {
  const { random } = view;
  const middle = (from + to) / 2;
  for (let x = from; x < to; ) {
    const w = random.between(58, 118);
    const lift = 1 - Math.abs((x - middle) / ((to - from) / 2)) ** 1.6 * 0.72;
    paintTower(
      view,
      base,
      {
        x,
        w,
        h: tallest * lift * random.between(0.52, 1),
        colour: random.pick(colours),
        crown: random.weighted<Crown>([
          ['flat', 6],
          ['step', 2],
          ['slant', 1],
          ['spire', 0.8],
          ['round', 0.6],
        ]),
      },
      haze,
    );
    x += w + random.between(-16, 26);
  }
}

/** A small tree as three masses of leaves, the lower ones in its own shade. */
function paintCrowns(
  art: Drawing,
  random: Random,
  x: number,
  y: number,
  s: number,
  tall: number,
  shades: readonly [string, string, string],
): void {
  const masses = [
    [7, 0.3, 0.36, 0],
    [5, 0.24, 0.27, 0.1],
    [4, 0.11, 0.2, 0.24],
  ] as const;
  masses.forEach(([count, radius, spread, lift], layer) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + layer;
      const r = s * radius * random.between(0.8, 1.15);
      const cx = x + Math.cos(a) * s * spread + layer * s * 0.05;
      const cy = y - s * (0.56 + lift) * tall + Math.sin(a) * s * spread * tall;
      d += `M${(cx - r).toFixed(0)} ${cy.toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0z`;
    }
    art.path(d, { fill: shades[layer] as string, opacity: layer === 2 ? 0.7 : 1 });
  });
}

/** A wooded slope: hundreds of crowns, small and pale at the back, large in front. */
function paintWoods(
  { art, random, mood }: View,
  bank: (x: number) => number,
  depth: number,
  size: number,
  count: number,
  haze: number,
): void {
  const crowns = Array.from({ length: count }, () => ({
    x: random.between(-60, WIDTH + 60),
    t: random.next(),
  })).sort((a, b) => a.t - b.t);
  for (const { x, t } of crowns) {
    const y = bank(x) + t * depth;
    const s = size * (0.55 + t * 0.6) * random.between(0.75, 1.25);
    const conifer = random.chance(0.26);
    const pale = haze * (1 - t * 0.6);
    const base = mix(lit(conifer ? mood.conifer : random.pick(mood.foliage), mood), mood.sky[2], pale);
    const dark = mix(base, mood.shade, 0.34);
    if (conifer) {
      art.path(
        `M${x.toFixed(0)} ${(y - s * 1.9).toFixed(0)}L${(x + s * 0.5).toFixed(0)} ${y.toFixed(0)}H${(x - s * 0.5).toFixed(0)}Z`,
        {
          fill: art.gradient([
            [0, base],
            [1, dark],
          ]),
        },
      );
      continue;
    }
    paintCrowns(art, random, x, y, s, random.chance(0.35) ? 1.5 : 1, [
      dark,
      base,
      mix(base, mood.light, 0.38),
    ]);
  }
}

/** Water between two banks, with the sky on it. */
function paintRiver({ art, random, mood }: View, upper: readonly Point[], lower: readonly Point[]): void {
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

const sample =
  (points: readonly Point[]) =>
  (x: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Point, points[i] as Point];
      if (x <= b[0]) {
        const t = Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0])));
        const eased = t * t * (3 - 2 * t);
        return a[1] + (b[1] - a[1]) * eased;
      }
    }
    return (points.at(-1) as Point)[1];
  };

const trace = (bank: (x: number) => number): Point[] =>
  Array.from({ length: 61 }, (_, i) => [i * 40, Math.round(bank(i * 40))] as const);

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

function finish(view: View): Drawing {
  const { art, mood } = view;
  if (mood.sun)
    art.ellipse(mood.sun.x * WIDTH, 420, 1000, 620, {
      fill: art.glow([
        [0, mood.sun.colour, 0.16 * mood.sun.strength],
        [1, mood.sun.colour, 0],
      ]),
    });
  art.rect(0, HEIGHT - 260, WIDTH, 260, {
    fill: art.gradient([
      [0, mood.shade, 0],
      [1, mood.shade, 0.34],
    ]),
  });
  return art;
}

/** A mission church: stone front, bell gable, dome. */
function paintMission({ art, mood }: View, x: number, base: number, size: number): void {
  const stone = '#d9bd92';
  const light = lit(stone, mood);
  const dark = shaded(stone, mood, 0.45);
  const face = art.gradient(
    mood.sun && mood.sun.x < 0.5
      ? [
          [0, lighten(light, 0.03)],
          [1, mix(light, dark, 0.55)],
        ]
      : [
          [0, mix(light, dark, 0.55)],
          [1, lighten(light, 0.03)],
        ],
    90,
  );
  const s = size;
  groundShadow(art, mood, x + s * 0.9, base + 8, s * 1.3, s * 0.09);
  art.path(`M${x + s * 1.02} ${base - s * 0.62}a${s * 0.26} ${s * 0.3} 0 0 1 ${s * 0.52} 0z`, {
    fill: art.gradient(
      [
        [0, light],
        [1, dark],
      ],
      60,
    ),
  });
  art.rect(x + s * 0.96, base - s * 0.64, s * 0.64, s * 0.64, {
    fill: art.gradient([
      [0, mix(light, dark, 0.3)],
      [1, dark],
    ]),
  });
  art.rect(x + s * 1.5, base - s * 0.42, s * 0.9, s * 0.42, {
    fill: art.gradient([
      [0, mix(light, dark, 0.2)],
      [1, mix(light, dark, 0.6)],
    ]),
  });
  for (let i = 0; i < 4; i++) {
    const ax = x + s * (1.56 + i * 0.21);
    art.path(`M${ax} ${base}V${base - s * 0.2}a${s * 0.075} ${s * 0.08} 0 0 1 ${s * 0.15} 0V${base}Z`, {
      fill: mix(dark, '#2a1a16', 0.45),
    });
  }
  art.rect(x, base - s * 1.16, s * 0.34, s * 1.16, { fill: face });
  art.polygon(
    [
      [x - s * 0.02, base - s * 1.16],
      [x + s * 0.36, base - s * 1.16],
      [x + s * 0.17, base - s * 1.36],
    ],
    {
      fill: art.gradient(
        [
          [0, light],
          [1, dark],
        ],
        90,
      ),
    },
  );
  for (const dy of [1.05, 0.76])
    art.path(
      `M${x + s * 0.1} ${base - s * (dy - 0.17)}V${base - s * dy}a${s * 0.07} ${s * 0.07} 0 0 1 ${s * 0.14} 0V${base - s * (dy - 0.17)}Z`,
      { fill: mix(dark, '#2a1a16', 0.5) },
    );
  art.path(
    `M${x + s * 0.34} ${base}V${base - s * 0.84}Q${x + s * 0.42} ${base - s * 0.86} ${x + s * 0.44} ${base - s * 0.95}Q${x + s * 0.66} ${base - s * 1.16} ${x + s * 0.88} ${base - s * 0.95}Q${x + s * 0.9} ${base - s * 0.86} ${x + s * 0.98} ${base - s * 0.84}V${base}Z`,
    { fill: face },
  );
  art.rect(x + s * 0.36, base - s * 0.6, s * 0.62, s * 0.025, { fill: dark, opacity: 0.5 });
  art.path(
    `M${x + s * 0.55} ${base}V${base - s * 0.34}a${s * 0.11} ${s * 0.13} 0 0 1 ${s * 0.22} 0V${base}Z`,
    { fill: '#5b3424' },
  );
  art.path(
    `M${x + s * 0.5} ${base}V${base - s * 0.36}a${s * 0.16} ${s * 0.18} 0 0 1 ${s * 0.32} 0V${base}h${-s * 0.05}V${base - s * 0.34}a${s * 0.11} ${s * 0.13} 0 0 0 ${-s * 0.22} 0V${base}Z`,
    { fill: lighten(light, 0.04) },
  );
  art.ellipse(x + s * 0.66, base - s * 0.73, s * 0.075, s * 0.085, {
    fill: mix(dark, '#2a1a16', 0.4),
    stroke: lighten(light, 0.05),
    width: s * 0.02,
  });
  art.rect(x + s * 0.652, base - s * 1.24, s * 0.016, s * 0.16, { fill: '#3c2a22' });
  art.rect(x + s * 0.62, base - s * 1.2, s * 0.08, s * 0.016, { fill: '#3c2a22' });
}

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
