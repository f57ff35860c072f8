import { lighten, mix } from '../colour.ts';
import type { Point } from '../drawing.ts';
import type { Room } from './room.ts';
import { floorShadow } from './room-shell.ts';

/** Upright surfaces are lit from above, darker towards the floor. */
const fall = ({ art }: Room, colour: string, depth = 0.07) =>
  art.gradient([
    [0, lighten(colour, 0.025)],
    [1, lighten(colour, -depth)],
  ]);

export function sofa(room: Room, x: number, y: number, w: number, colour: string): void {
  const { art, random } = room;
  floorShadow(art, x + w / 2, y + 6, w * 0.58, 40);
  for (const leg of [0.06, 0.92]) art.rect(x + w * leg, y - 30, 16, 34, { fill: room.board.wood });
  art.rect(x, y - 232, w, 200, { fill: fall(room, lighten(colour, -0.03)) }, 34);
  const seats = w > 560 ? 3 : 2;
  const sw = (w - 120) / seats;
  for (let i = 0; i < seats; i++) {
    art.rect(x + 60 + i * sw + 3, y - 216, sw - 6, 130, { fill: fall(room, colour) }, 22);
    art.rect(x + 60 + i * sw + 2, y - 112, sw - 4, 62, { fill: fall(room, lighten(colour, 0.03)) }, 18);
  }
  art.rect(x + 50, y - 54, w - 100, 30, { fill: lighten(colour, -0.07) }, 8);
  for (const ax of [x - 8, x + w - 72])
    art.rect(ax, y - 168, 80, 146, { fill: fall(room, lighten(colour, 0.01), 0.1) }, 26);
  const cushions = [room.board.accent, room.board.second, mix(room.board.accent, room.board.wall, 0.5)];
  for (const [i, t] of [0.13, 0.25, 0.78].entries()) {
    if (random.chance(0.2)) continue;
    const cx = x + w * t;
    art.group(`transform="rotate(${random.between(-13, 13).toFixed(0)} ${cx.toFixed(0)} ${y - 150})"`, () => {
      art.rect(cx - 46, y - 196, 96, 92, { fill: fall(room, cushions[i] as string) }, 18);
      if (i === 1)
        for (let k = 0; k < 4; k++)
          art.rect(cx - 40 + k * 24, y - 190, 6, 80, { fill: room.board.accent, opacity: 0.4 });
    });
  }
}

export function rug({ art, board }: Room, x: number, y: number, w: number, h: number): void {
  const shape = (inset: number): Point[] => [
    [x + inset + h * 0.5, y + inset * 0.5],
    [x + w - inset - h * 0.5, y + inset * 0.5],
    [x + w + h * 0.3 - inset * 1.5, y + h - inset * 0.6],
    [x - h * 0.3 + inset * 1.5, y + h - inset * 0.6],
  ];
  art.polygon(shape(0), {
    fill: art.gradient([
      [0, lighten(board.second, -0.03)],
      [1, lighten(board.second, 0.03)],
    ]),
  });
  art.polygon(shape(30), { stroke: board.accent, width: 7, opacity: 0.65 });
  art.polygon(shape(52), { stroke: board.fabric, width: 3, opacity: 0.7 });
}

export function coffeeTable(room: Room, x: number, y: number, w: number): void {
  const { art, board } = room;
  floorShadow(art, x, y + 4, w * 0.62, 30);
  for (const t of [-0.36, 0.33]) art.rect(x + w * t, y - 88, 13, 90, { fill: board.metal });
  art.ellipse(x, y - 90, w / 2, 36, { fill: lighten(board.wood, -0.06) });
  art.ellipse(x, y - 101, w / 2, 36, {
    fill: art.gradient(
      [
        [0, lighten(board.wood, 0.09)],
        [1, board.wood],
      ],
      70,
    ),
  });
  art.rect(x - 82, y - 124, 108, 13, { fill: board.fabric }, 3);
  art.rect(x - 74, y - 137, 94, 13, { fill: board.accent }, 3);
  vase(room, x + 78, y - 102, 74);
}

export function vase({ art, random, board, mood }: Room, x: number, y: number, h: number): void {
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.24;
    const length = h * random.between(0.9, 1.3);
    const tip: Point = [x + Math.cos(a) * length, y - h * 0.6 + Math.sin(a) * length];
    art.path(`M${x} ${y - h * 0.6}Q${x} ${tip[1] + 20} ${tip[0].toFixed(0)} ${tip[1].toFixed(0)}`, {
      stroke: '#6a8760',
      width: 3,
    });
    art.ellipse(tip[0], tip[1], h * 0.11, h * 0.15, {
      fill: i % 3 ? (mood.snow ? '#7f9a78' : '#7c9d68') : board.accent,
    });
  }
  art.path(
    `M${x - h * 0.16} ${y - h * 0.72}C${x - h * 0.42} ${y - h * 0.45} ${x - h * 0.3} ${y} ${x - h * 0.14} ${y}H${x + h * 0.14}C${x + h * 0.3} ${y} ${x + h * 0.42} ${y - h * 0.45} ${x + h * 0.16} ${y - h * 0.72}Z`,
    {
      fill: art.gradient(
        [
          [0, '#ffffff'],
          [1, lighten(board.second, -0.05)],
        ],
        90,
      ),
    },
  );
}

export function plant({ art, random, board }: Room, x: number, y: number, h: number): void {
  floorShadow(art, x, y + 2, h * 0.26, 18);
  const pot = h * 0.26;
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + ((i - 7) / 7) * 1.15 + random.between(-0.1, 0.1);
    const length = (h - pot) * random.between(0.6, 1);
    const bx = x + random.between(-8, 8);
    const by = y - pot;
    const tx = bx + Math.cos(a) * length;
    const ty = by + Math.sin(a) * length;
    const nx = -Math.sin(a) * h * 0.075;
    const ny = Math.cos(a) * h * 0.075;
    art.path(
      `M${bx.toFixed(0)} ${by.toFixed(0)}Q${((bx + tx) / 2 + nx).toFixed(0)} ${((by + ty) / 2 + ny).toFixed(0)} ${tx.toFixed(0)} ${ty.toFixed(0)}Q${((bx + tx) / 2 - nx).toFixed(0)} ${((by + ty) / 2 - ny).toFixed(0)} ${bx.toFixed(0)} ${by.toFixed(0)}Z`,
      {
        fill: mix(i % 2 ? '#5f8a5c' : '#40694b', '#8fb07a', random.between(0, 0.4)),
      },
    );
  }
  art.path(`M${x - pot * 0.52} ${y - pot}H${x + pot * 0.52}L${x + pot * 0.38} ${y}H${x - pot * 0.38}Z`, {
    fill: art.gradient(
      [
        [0, lighten(board.accent, 0.08)],
        [1, lighten(board.accent, -0.08)],
      ],
      90,
    ),
  });
}

export function floorLamp({ art, board, mood }: Room, x: number, y: number, h: number): void {
  floorShadow(art, x, y, 60, 14);
  art.ellipse(x, y - 6, 44, 10, { fill: board.metal });
  art.rect(x - 4, y - h, 8, h - 6, { fill: board.metal });
  halo({ art, mood }, x, y - h, 230);
  art.path(`M${x - 54} ${y - h + 10}L${x - 34} ${y - h - 84}H${x + 34}L${x + 54} ${y - h + 10}Z`, {
    fill: art.gradient(
      mood.lamps
        ? [
            [0, '#ffe9bf'],
            [1, '#fff7e2'],
          ]
        : [
            [0, '#f6efe2'],
            [1, '#e6dac4'],
          ],
    ),
  });
}

export function halo({ art, mood }: Pick<Room, 'art' | 'mood'>, x: number, y: number, r: number): void {
  if (mood.lamps)
    art.ellipse(x, y, r, r, {
      fill: art.glow([
        [0, '#ffe4ae', 0.75],
        [0.4, '#ffcf8a', 0.26],
        [1, '#ffcf8a', 0],
      ]),
    });
}

export function picture(room: Room, x: number, y: number, w: number, h: number): void {
  const { art, random, board } = room;
  art.rect(x + 8, y + 12, w, h, { fill: '#3a2c24', opacity: 0.16 });
  art.rect(x, y, w, h, { fill: random.chance(0.5) ? board.wood : board.metal });
  art.rect(x + 9, y + 9, w - 18, h - 18, { fill: '#fbf8f1' });
  const inner = { x: x + w * 0.17, y: y + h * 0.17, w: w * 0.66, h: h * 0.66 };
  art.group(`clip-path="${art.clip(`M${inner.x} ${inner.y}h${inner.w}v${inner.h}h${-inner.w}Z`)}"`, () => {
    art.rect(inner.x, inner.y, inner.w, inner.h, { fill: lighten(board.second, 0.02) });
    art.ellipse(
      inner.x + inner.w * random.between(0.3, 0.7),
      inner.y + inner.h * 0.34,
      inner.w * 0.2,
      inner.w * 0.2,
      { fill: board.accent },
    );
    for (let i = 0; i < 3; i++) {
      const hy = inner.y + inner.h * (0.55 + i * 0.15);
      art.path(
        `M${inner.x} ${hy}Q${inner.x + inner.w * random.between(0.2, 0.5)} ${hy - inner.h * 0.2} ${inner.x + inner.w} ${hy + 6}V${inner.y + inner.h}H${inner.x}Z`,
        { fill: mix(board.fabric, board.wood, i * 0.28), opacity: 0.9 },
      );
    }
  });
}

export function pendant({ art, board, mood }: Room, x: number, y: number, size: number): void {
  art.line(x, 0, x, y - size, { stroke: board.metal, width: 4 });
  halo({ art, mood }, x, y, size * 2.6);
  art.path(
    `M${x - size} ${y}C${x - size} ${y - size * 0.9} ${x - size * 0.4} ${y - size} ${x} ${y - size}C${x + size * 0.4} ${y - size} ${x + size} ${y - size * 0.9} ${x + size} ${y}Z`,
    {
      fill: art.gradient(
        [
          [0, lighten(board.metal, 0.12)],
          [1, board.metal],
        ],
        60,
      ),
    },
  );
  art.ellipse(x, y, size, size * 0.17, { fill: mood.lamps ? '#fff0cd' : '#efe6d2' });
}

/** A cabinet front with doors and handles. */
export function cabinet(
  { art, board }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  doors: number,
  colour: string,
): void {
  art.rect(x, y, w, h, {
    fill: art.gradient([
      [0, lighten(colour, 0.015)],
      [1, lighten(colour, -0.045)],
    ]),
  });
  const dw = w / doors;
  for (let i = 0; i < doors; i++) {
    art.rect(
      x + i * dw + 7,
      y + 8,
      dw - 14,
      h - 16,
      { fill: lighten(colour, -0.012), stroke: lighten(colour, -0.08), width: 2.5 },
      3,
    );
    art.rect(x + i * dw + 24, y + 25, dw - 48, h - 50, { stroke: lighten(colour, -0.055), width: 2 }, 2);
    art.rect(
      i % 2 ? x + i * dw + 18 : x + (i + 1) * dw - 24,
      y + h / 2 - 26,
      6,
      52,
      { fill: board.metal },
      3,
    );
  }
}
