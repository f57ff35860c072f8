import { lighten, mix } from './colour.ts';
import { Drawing, type Point, ridge, smooth } from './drawing.ts';
import { type Climate, type Mood, moodOf } from './moods.ts';
import { createRandom, type Random } from './random.ts';

/** An interior's colours: what a decorator would put on one board. */
export type Board = {
  wall: string;
  side: string;
  floor: string;
  wood: string;
  fabric: string;
  accent: string;
  second: string;
  metal: string;
};

const board = (
  wall: string,
  floor: string,
  wood: string,
  fabric: string,
  accent: string,
  second: string,
  metal: string,
): Board => ({
  wall,
  side: lighten(wall, -0.04),
  floor,
  wood,
  fabric,
  accent,
  second,
  metal,
});

export const BOARDS: readonly Board[] = [
  board('#f1ede4', '#c79f74', '#a8794d', '#8fa39a', '#d58a5a', '#e9d9bd', '#3c3f42'),
  board('#e7ecea', '#b98f66', '#8d6543', '#4f6f7e', '#e0b15c', '#cfdad8', '#b8935a'),
  board('#f5eee6', '#d6b58d', '#b98a5e', '#c98268', '#51706a', '#f0d8c4', '#2f3236'),
  board('#dfe4e1', '#9f7a58', '#74543b', '#d9cfc0', '#b5563d', '#a9b8b0', '#c0a063'),
  board('#efe9f0', '#c4a17d', '#94714f', '#7b7f9f', '#e3a39a', '#ddd3e2', '#4b4a52'),
  board('#f7f3ea', '#8f6a4a', '#6b4b34', '#e6dccb', '#3f6658', '#d9c9a9', '#27292c'),
  board('#e9e3d5', '#cdb08a', '#9c7a55', '#5e7257', '#d9a441', '#f4ead6', '#3b3a38'),
  board('#dce6ea', '#d3b894', '#b08a62', '#f0e9df', '#2f5d73', '#bcd0d8', '#a3a6a8'),
];

/** Back wall of the room; the floor begins at its lower edge. */
export const BACK = { x: 300, y: 170, w: 1000, h: 630 } as const;

export type Room = { art: Drawing; random: Random; board: Board; mood: Mood; climate: Climate };

export function boardOf(name: string): Board {
  return createRandom(`${name} board`).pick(BOARDS);
}

/** Walls, ceiling and a floor of boards or tiles in one-point perspective. */
export function openRoom(name: string, tiled: boolean): Room {
  const art = new Drawing(1600, 1200);
  const random = createRandom(name);
  const colours = boardOf(name);
  const climate: Climate = random.chance(0.5) ? 'northern' : 'southern';
  const mood = moodOf(name, climate);
  const { x, y, w, h } = BACK;
  const right = x + w;
  const base = y + h;
  art.rect(0, 0, 1600, 1200, { fill: colours.wall });
  art.polygon(
    [
      [0, 0],
      [1600, 0],
      [right, y],
      [x, y],
    ],
    {
      fill: art.gradient([
        [0, lighten(colours.wall, 0.05)],
        [1, lighten(colours.wall, 0.015)],
      ]),
    },
  );
  art.polygon(
    [
      [0, 0],
      [x, y],
      [x, base],
      [0, 1090],
    ],
    {
      fill: art.gradient(
        [
          [0, lighten(colours.side, -0.03)],
          [1, colours.side],
        ],
        90,
      ),
    },
  );
  art.polygon(
    [
      [1600, 0],
      [right, y],
      [right, base],
      [1600, 1090],
    ],
    {
      fill: art.gradient(
        [
          [0, lighten(colours.side, 0.02)],
          [1, lighten(colours.side, -0.055)],
        ],
        90,
      ),
    },
  );
  art.rect(x, y, w, h, {
    fill: art.gradient([
      [0, lighten(colours.wall, 0.012)],
      [1, lighten(colours.wall, -0.018)],
    ]),
  });
  paintFloor(art, random, colours, tiled);
  const trim = lighten(colours.wall, 0.06);
  art.rect(x, base - 26, w, 26, { fill: trim });
  art.polygon(
    [
      [0, 1090],
      [x, base],
      [x, base - 26],
      [0, 1052],
    ],
    { fill: lighten(trim, -0.03) },
  );
  art.polygon(
    [
      [1600, 1090],
      [right, base],
      [right, base - 26],
      [1600, 1052],
    ],
    { fill: lighten(trim, -0.05) },
  );
  for (const corner of [x, right]) {
    art.rect(corner - 40, y, 80, h, {
      fill: art.gradient(
        [
          [0, '#000000', 0],
          [0.5, '#3b2f2a', 0.07],
          [1, '#000000', 0],
        ],
        90,
      ),
    });
  }
  return { art, random, board: colours, mood, climate };
}

function paintFloor(art: Drawing, random: Random, { floor }: Board, tiled: boolean): void {
  const { x, y, w, h } = BACK;
  const top = y + h;
  const outline: Point[] = [
    [x, top],
    [x + w, top],
    [1600, 1090],
    [1600, 1200],
    [0, 1200],
    [0, 1090],
  ];
  const colour = tiled ? mix(floor, '#e4e0d8', 0.72) : floor;
  art.polygon(outline, {
    fill: art.gradient([
      [0, lighten(colour, -0.05)],
      [0.4, colour],
      [1, lighten(colour, 0.035)],
    ]),
  });
  const clip = art.clip(`M${outline.map((p) => p.join(' ')).join('L')}Z`);
  art.group(`clip-path="${clip}"`, () => {
    const middle = 800;
    for (let i = -16; i <= 16; i++) {
      const near = middle + i * 170;
      const far = middle + i * 66;
      art.line(far, top, near, 1200, { stroke: lighten(colour, -0.09), width: 2.5, opacity: 0.55 });
      if (tiled) continue;
      const t = random.between(0.1, 0.9);
      const bx = far + (near - far) * t;
      const by = top + (1200 - top) * t;
      art.line(bx, by, bx + (66 + 104 * t) * 0.98, by, {
        stroke: lighten(colour, -0.1),
        width: 2.5,
        opacity: 0.5,
      });
      if (random.chance(0.4)) {
        art.polygon(
          [
            [far, top],
            [far + 66, top],
            [near + 170, 1200],
            [near, 1200],
          ],
          { fill: lighten(colour, random.between(-0.05, 0.05)), opacity: 0.3 },
        );
      }
    }
    if (tiled)
      for (let k = 1; k < 7; k++)
        art.line(0, top + (400 * k * k) / 42, 1600, top + (400 * k * k) / 42, {
          stroke: lighten(colour, -0.09),
          width: 2.5,
          opacity: 0.5,
        });
  });
}

/** A window with the world in it, and its light on the floor. */
export function paintView(
  room: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  panes: number,
  curtains = true,
): void {
  const { art, random, mood, board: colours } = room;
  const frame = lighten(colours.wall, 0.08);
  art.rect(x - 26, y - 26, w + 52, h + 52, { fill: lighten(colours.wall, -0.06), opacity: 0.7 }, 4);
  art.rect(x - 18, y - 18, w + 36, h + 36, { fill: frame }, 3);
  art.group(`clip-path="${art.clip(`M${x} ${y}h${w}v${h}h${-w}Z`)}"`, () => {
    art.rect(x, y, w, h, {
      fill: art.gradient([
        [0, mood.sky[0]],
        [0.6, mood.sky[1]],
        [1, mood.sky[2]],
      ]),
    });
    const hills: Point[] = [];
    for (let i = -1; i <= 7; i++) hills.push([x + (w * i) / 6, y + h * random.between(0.55, 0.68)]);
    art.path(ridge(hills, y + h), { fill: mix(mood.distance, mood.foliage[0] as string, 0.25) });
    for (let i = 0; i < 7; i++) {
      const cx = x + random.between(0, w);
      const r = random.between(0.1, 0.2) * h;
      const leaves: Point[] = [];
      for (let k = 0; k < 10; k++) {
        const a = (k / 10) * Math.PI * 2;
        leaves.push([
          cx + Math.cos(a) * r * random.between(0.85, 1.1),
          y + h * 0.86 - r * 0.4 + Math.sin(a) * r * random.between(0.85, 1.1),
        ]);
      }
      art.path(smooth(leaves), {
        fill: mood.snow
          ? mix('#dfe8f0', mood.conifer, random.between(0, 0.35))
          : mix(random.pick(mood.foliage), mood.shade, random.between(0, 0.25)),
        opacity: 0.95,
      });
    }
    art.rect(x, y + h * 0.88, w, h * 0.12, { fill: mood.grass[0] });
    art.polygon(
      [
        [x + w * 0.1, y + h],
        [x + w * 0.42, y],
        [x + w * 0.58, y],
        [x + w * 0.26, y + h],
      ],
      { fill: '#ffffff', opacity: 0.13 },
    );
  });
  for (let i = 1; i < panes; i++) art.rect(x + (w * i) / panes - 6, y, 12, h, { fill: frame });
  art.rect(x - 30, y + h + 14, w + 60, 16, { fill: lighten(frame, -0.02) });
  art.rect(x - 24, y + h + 30, w + 48, 12, { fill: '#40352f', opacity: 0.1 });
  if (curtains) paintCurtains(room, x, y, w, h);
}

function paintCurtains({ art, board: colours }: Room, x: number, y: number, w: number, h: number): void {
  const cloth = lighten(colours.second, 0.03);
  const folds = art.gradient(
    [
      [0, lighten(cloth, -0.06)],
      [0.2, cloth],
      [0.36, lighten(cloth, -0.05)],
      [0.6, lighten(cloth, 0.02)],
      [0.8, lighten(cloth, -0.05)],
      [1, cloth],
    ],
    90,
  );
  art.rect(x - 96, y - 60, w + 192, 9, { fill: colours.metal }, 4);
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x - 84 : x + w + 84;
    const inner = side < 0 ? x + 26 : x + w - 26;
    const low = side < 0 ? x + 4 : x + w - 4;
    art.path(
      `M${outer} ${y - 52}L${inner} ${y - 52}C${inner} ${y + h * 0.5} ${low} ${y + h * 0.7} ${low} ${y + h + 130}L${outer} ${y + h + 130}Z`,
      { fill: folds, opacity: 0.94 },
    );
  }
}

/** Sunlight through a window, on whatever is there. */
export function sunPatch({ art, mood }: Room, x: number, w: number): void {
  if (mood.lamps || !mood.sun) return;
  const lean = mood.sun.x < 0.5 ? 240 : -240;
  for (const [from, to] of [
    [0, 0.46],
    [0.54, 1],
  ] as const) {
    art.polygon(
      [
        [x + w * from, 830],
        [x + w * to, 830],
        [x + w * to * 1.12 + lean, 1130],
        [x + w * from * 1.12 + lean - 30, 1130],
      ],
      { fill: mood.sun.colour, opacity: 0.26 },
    );
  }
}

/** Warmth of the lamps, or the day's brightness, and a little weight in the corners. */
export function closeRoom({ art, mood }: Room): Drawing {
  if (mood.lamps)
    art.rect(0, 0, 1600, 1200, {
      fill: art.glow([
        [0, '#ffd9a0', 0.2],
        [0.6, '#c98a6a', 0.12],
        [1, '#3a2a3c', 0.26],
      ]),
    });
  else
    art.rect(0, 0, 1600, 1200, {
      fill: art.glow([
        [0, '#ffffff', 0.1],
        [0.6, '#ffffff', 0],
        [1, '#6a5648', 0.09],
      ]),
    });
  art.look({ x: 80, y: 70, w: 1440, h: 1080 });
  return art;
}

export function floorShadow(
  art: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.3,
): void {
  art.ellipse(x, y, rx, ry, {
    fill: art.glow([
      [0, '#2d211c', strength],
      [0.65, '#2d211c', strength * 0.6],
      [1, '#2d211c', 0],
    ]),
  });
}
