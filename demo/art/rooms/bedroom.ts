import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { halo, picture, plant, rug } from './furniture.ts';
import { compose, FLOOR } from './interior.ts';
import { BACK, type Room } from './room.ts';
import { floorShadow } from './room-shell.ts';
import { paintView, sunPatch } from './room-window.ts';

export function drawBedroom(name: string): Drawing {
  return compose(name, false, (room) => {
    const { art, random, board, mood } = room;
    if (random.chance(0.5))
      art.rect(BACK.x, BACK.y, BACK.w, BACK.h - 26, {
        fill: mix(board.fabric, board.wall, 0.35),
        opacity: 0.9,
      });
    const aside = random.chance(0.5);
    if (aside) {
      paintView(room, 360, 270, 210, 330, 2);
      picture(room, 800, 250, 150, 186);
      picture(room, 970, 250, 150, 186);
    } else {
      paintView(room, 600, 240, 400, 230, 3);
    }
    rug(room, 330, 880, 1010, 260);
    sunPatch(room, aside ? 360 : 600, aside ? 240 : 400);
    for (const x of [486, 1180]) nightstand(room, x, FLOOR + 70);
    bed(room, 620, 520);
    plant(room, 1270, FLOOR + 60, 270);
    art.rect(0, 1140, 1600, 60, {
      fill: art.gradient([
        [0, mood.shade, 0],
        [1, '#2d211c', 0.22],
      ]),
    });
  });
}

function nightstand(room: Room, x: number, y: number): void {
  const { art, board } = room;
  floorShadow(art, x + 56, y + 8, 90, 18);
  art.rect(
    x,
    y - 150,
    120,
    150,
    {
      fill: art.gradient([
        [0, lighten(board.wood, 0.05)],
        [1, lighten(board.wood, -0.05)],
      ]),
    },
    5,
  );
  art.line(x + 8, y - 78, x + 112, y - 78, { stroke: lighten(board.wood, -0.12), width: 3 });
  for (const dy of [112, 40]) art.ellipse(x + 60, y - dy, 7, 7, { fill: board.metal });
  art.rect(x + 48, y - 206, 24, 58, { fill: board.accent }, 10);
  halo(room, x + 60, y - 230, 190);
  art.path(`M${x + 8} ${y - 200}L${x + 28} ${y - 282}H${x + 92}L${x + 112} ${y - 200}Z`, {
    fill: room.mood.lamps ? '#fff0cd' : '#f4ecdc',
  });
}

function bed(room: Room, x: number, w: number): void {
  const { art, random, board } = room;
  const head = random.chance(0.5) ? board.wood : mix(board.fabric, '#3a3f45', 0.2);
  const top = 560;
  floorShadow(art, x + w / 2, 1100, w * 0.78, 60, 0.36);
  art.rect(
    x - 20,
    top - 130,
    w + 40,
    330,
    {
      fill: art.gradient([
        [0, lighten(head, 0.03)],
        [1, lighten(head, -0.06)],
      ]),
    },
    random.pick([14, 60]),
  );
  if (head !== board.wood)
    for (let i = 1; i < 6; i++)
      art.line(x - 20 + ((w + 40) * i) / 6, top - 124, x - 20 + ((w + 40) * i) / 6, top + 100, {
        stroke: lighten(head, -0.07),
        width: 3,
        opacity: 0.7,
      });
  for (const t of [0.04, 0.52]) {
    art.rect(
      x + w * t,
      top - 30,
      w * 0.44,
      120,
      {
        fill: art.gradient([
          [0, '#ffffff'],
          [1, '#dfdad2'],
        ]),
      },
      40,
    );
    art.rect(
      x + w * (t + 0.05),
      top + 24,
      w * 0.34,
      90,
      {
        fill: art.gradient([
          [0, lighten(board.accent, 0.06)],
          [1, lighten(board.accent, -0.05)],
        ]),
      },
      30,
    );
  }
  art.path(
    `M${x} ${top + 96}H${x + w}L${x + w + 78} 1050Q${x + w + 82} 1094 ${x + w + 40} 1094H${x - 40}Q${x - 82} 1094 ${x - 78} 1050Z`,
    {
      fill: art.gradient([
        [0, '#fdfbf7'],
        [0.5, '#f1ece3'],
        [1, '#d5cdc1'],
      ]),
    },
  );
  const cover = mix(board.fabric, '#ffffff', 0.12);
  art.path(
    `M${x - 28} ${top + 250}Q${x + w / 2} ${top + 276} ${x + w + 28} ${top + 250}L${x + w + 78} 1050Q${x + w + 82} 1094 ${x + w + 40} 1094H${x - 40}Q${x - 82} 1094 ${x - 78} 1050Z`,
    {
      fill: art.gradient([
        [0, lighten(cover, 0.03)],
        [1, lighten(cover, -0.1)],
      ]),
    },
  );
  for (let i = 0; i < 5; i++) {
    const fx = x + w * (0.08 + i * 0.21);
    art.path(`M${fx} ${top + 272}Q${fx + random.between(-24, 24)} ${top + 400} ${fx + (i - 2) * 20} 1090`, {
      stroke: lighten(cover, -0.07),
      width: 4,
      opacity: 0.5,
    });
  }
  art.path(
    `M${x - 52} ${top + 380}Q${x + w / 2} ${top + 410} ${x + w + 52} ${top + 380}L${x + w + 62} ${top + 452}Q${x + w / 2} ${top + 486} ${x - 62} ${top + 452}Z`,
    {
      fill: art.gradient([
        [0, lighten(board.accent, 0.02)],
        [1, lighten(board.accent, -0.08)],
      ]),
      opacity: 0.95,
    },
  );
}
