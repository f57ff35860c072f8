import { lighten, mix } from '../colour.ts';
import { Drawing, type Point } from '../drawing.ts';
import { type Climate, moodOf } from '../moods.ts';
import { createRandom, type Random } from '../random.ts';
import { BACK, type Board, boardOf, type Room } from './room.ts';

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

/** Warm lamp light or daylight, and slightly darker corners. */
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
