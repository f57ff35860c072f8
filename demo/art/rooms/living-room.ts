import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { coffeeTable, floorLamp, halo, pendant, picture, plant, rug, sofa } from './furniture.ts';
import { compose, FLOOR } from './interior.ts';
import type { Room } from './room.ts';
import { floorShadow } from './room-shell.ts';
import { paintView, sunPatch } from './room-window.ts';

export function drawLiving(name: string): Drawing {
  return compose(name, false, (room) => {
    const { art, random, board } = room;
    const wide = random.chance(0.6);
    const wx = wide ? 470 : 390;
    const ww = wide ? 560 : 330;
    paintView(room, wx, 250, ww, 330, wide ? 3 : 2);
    if (wide) {
      picture(room, 1136, 300, 120, 150);
    } else {
      picture(room, 850, 270, 170, 210);
      picture(room, 1048, 270, 130, 96);
      picture(room, 1048, 386, 130, 94);
    }
    if (random.chance(0.4)) fireplace(room);
    plant(room, 372, FLOOR + 40, random.between(260, 360));
    rug(room, 360, 900, 880, 210);
    sunPatch(room, wx, ww);
    sofa(room, 500, FLOOR + 160, random.between(560, 660), board.fabric);
    floorLamp(room, random.between(1196, 1240), FLOOR + 120, 430);
    coffeeTable(room, 800, 1092, random.between(330, 400));
    armchair(room, 150, 1110);
    if (random.chance(0.6)) pendant(room, 800, 190, 54);
    art.rect(0, 1150, 1600, 50, {
      fill: art.gradient([
        [0, '#2d211c', 0],
        [1, '#2d211c', 0.2],
      ]),
    });
  });
}

function fireplace({ art, board, mood }: Room): void {
  const colour = lighten(board.wall, 0.05);
  art.polygon(
    [
      [1600, 300],
      [1340, 330],
      [1340, 880],
      [1600, 1040],
    ],
    {
      fill: art.gradient(
        [
          [0, colour],
          [1, lighten(colour, -0.08)],
        ],
        90,
      ),
    },
  );
  art.polygon(
    [
      [1560, 640],
      [1390, 620],
      [1390, 850],
      [1560, 960],
    ],
    { fill: '#2b2624' },
  );
  art.ellipse(1474, 838, 60, 70, {
    fill: art.glow([
      [0, '#ffd27a', 0.95],
      [0.5, '#f28a3c', 0.6],
      [1, '#f28a3c', 0],
    ]),
  });
  art.polygon(
    [
      [1600, 540],
      [1324, 548],
      [1324, 574],
      [1600, 580],
    ],
    {
      fill: art.gradient([
        [0, lighten(board.wood, 0.05)],
        [1, lighten(board.wood, -0.06)],
      ]),
    },
  );
  halo({ art, mood }, 1480, 820, 300);
}

function armchair(room: Room, x: number, y: number): void {
  const { art, board } = room;
  const colour = mix(board.accent, board.wall, 0.25);
  floorShadow(art, x + 120, y, 190, 36);
  art.rect(x + 20, y - 34, 14, 40, { fill: board.wood });
  art.rect(x + 220, y - 34, 14, 40, { fill: board.wood });
  art.rect(
    x,
    y - 290,
    230,
    250,
    {
      fill: art.gradient([
        [0, lighten(colour, 0.02)],
        [1, lighten(colour, -0.07)],
      ]),
    },
    60,
  );
  art.rect(
    x + 20,
    y - 138,
    230,
    96,
    {
      fill: art.gradient([
        [0, lighten(colour, 0.05)],
        [1, lighten(colour, -0.03)],
      ]),
    },
    30,
  );
  art.rect(
    x + 196,
    y - 190,
    76,
    160,
    {
      fill: art.gradient([
        [0, lighten(colour, 0.03)],
        [1, lighten(colour, -0.09)],
      ]),
    },
    32,
  );
  art.rect(
    x + 52,
    y - 236,
    116,
    96,
    {
      fill: art.gradient([
        [0, lighten(board.second, 0.03)],
        [1, lighten(board.second, -0.05)],
      ]),
    },
    24,
  );
}
