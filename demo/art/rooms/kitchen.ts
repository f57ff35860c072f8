import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { cabinet, halo, pendant, vase } from './furniture.ts';
import { compose } from './interior.ts';
import { BACK, type Room } from './room.ts';
import { floorShadow } from './room-shell.ts';
import { paintView, sunPatch } from './room-window.ts';

export function drawKitchen(name: string): Drawing {
  return compose(name, false, (room) => {
    const { art, random, board, mood } = room;
    const fronts = random.pick([
      lighten(board.wall, 0.04),
      board.fabric,
      mix(board.wood, '#e8d5b8', 0.25),
      '#f6f4ee',
      mix(board.fabric, '#26343a', 0.45),
    ]);
    const lower = random.chance(0.4) ? mix(board.fabric, '#2b3a40', 0.25) : fronts;
    const stone = random.pick(['#f4f2ee', '#e9e6df', '#40433f', '#dcd6cb']);
    art.rect(BACK.x, 400, BACK.w, 190, { fill: lighten(board.second, 0.04) });
    const tile = art.pattern(
      56,
      30,
      '<path d="M0 14H56M0 29H56M14 0V14M42 15V29" stroke="#7a7068" stroke-width="1.6" opacity=".35"/>',
    );
    art.rect(BACK.x, 400, BACK.w, 190, { fill: tile });
    paintView(room, 660, 236, 280, 270, 2, false);
    cabinet(room, 320, 190, 290, 214, 3, fronts);
    cabinet(room, 1130, 190, 156, 214, 2, fronts);
    hood(room);
    cabinet(room, BACK.x, 604, BACK.w, 200, 9, lower);
    art.rect(BACK.x - 10, 586, BACK.w + 20, 22, {
      fill: art.gradient([
        [0, lighten(stone, 0.03)],
        [1, lighten(stone, -0.06)],
      ]),
    });
    range(room, 990, 604);
    art.path('M780 586v-60q0-34 34-34t34 30', {
      stroke: board.metal,
      width: 9,
      extra: 'stroke-linecap="round"',
    });
    vase(room, 400, 586, 84);
    for (const [i, h] of [92, 74, 58].entries())
      art.rect(
        470 + i * 40,
        586 - h,
        32,
        h,
        { fill: i % 2 ? board.accent : lighten(board.second, -0.03) },
        7,
      );
    fridge(room);
    sunPatch(room, 640, 320);
    island(room, stone, lower === fronts ? mix(fronts, board.fabric, 0.35) : fronts);
    const lamps = random.pick([2, 3]);
    for (let i = 0; i < lamps; i++) pendant(room, 800 + (i - (lamps - 1) / 2) * 250, 330, 50);
    if (mood.lamps) halo({ art, mood }, 800, 560, 520);
  });
}

function hood({ art, board }: Room): void {
  art.path('M985 404L1015 330V170H1095V330L1125 404Z', {
    fill: art.gradient(
      [
        [0, lighten(board.metal, 0.28)],
        [1, lighten(board.metal, 0.14)],
      ],
      90,
    ),
  });
  art.rect(977, 400, 156, 18, { fill: lighten(board.metal, 0.1) });
}

function range({ art }: Room, x: number, y: number): void {
  art.rect(x, y - 4, 130, 204, {
    fill: art.gradient([
      [0, '#d9dadb'],
      [1, '#a9acae'],
    ]),
  });
  art.rect(x + 12, y + 58, 106, 100, { fill: '#2c2f32' }, 5);
  art.rect(x + 20, y + 64, 90, 40, { fill: '#4c5257', opacity: 0.8 }, 3);
  for (let i = 0; i < 4; i++) art.ellipse(x + 24 + i * 28, y + 24, 8, 8, { fill: '#4a4d50' });
  art.rect(x + 4, y - 16, 122, 12, { fill: '#2b2d2f' }, 3);
}

function fridge({ art }: Room): void {
  art.polygon(
    [
      [1300, 250],
      [1450, 190],
      [1450, 1000],
      [1300, 800],
    ],
    {
      fill: art.gradient(
        [
          [0, '#c9ccce'],
          [1, '#e3e5e6'],
        ],
        90,
      ),
    },
  );
  art.line(1300, 560, 1450, 606, { stroke: '#8d9193', width: 4 });
  art.rect(1326, 420, 8, 110, { fill: '#7b7f82' }, 4);
  art.rect(1326, 610, 8, 90, { fill: '#7b7f82' }, 4);
}

function island(room: Room, stone: string, front: string): void {
  const { art, random, board } = room;
  floorShadow(art, 800, 1108, 520, 48, 0.36);
  cabinet(room, 380, 872, 840, 236, 6, front);
  art.polygon(
    [
      [330, 872],
      [1270, 872],
      [1220, 800],
      [380, 800],
    ],
    {
      fill: art.gradient([
        [0, lighten(stone, -0.02)],
        [1, lighten(stone, 0.03)],
      ]),
    },
  );
  art.rect(330, 870, 940, 24, { fill: lighten(stone, -0.07) });
  const bowl = random.between(560, 640);
  for (const [i, colour] of ['#d9893b', '#c7543c', '#e0b54f', '#8fa64f'].entries())
    art.ellipse(bowl - 48 + i * 32, 812 - (i % 2) * 10, 25, 25, { fill: colour });
  art.path(
    `M${bowl - 92} 812H${bowl + 92}C${bowl + 80} 858 ${bowl + 40} 862 ${bowl} 862C${bowl - 40} 862 ${bowl - 80} 858 ${bowl - 92} 812Z`,
    {
      fill: art.gradient([
        [0, '#ffffff'],
        [1, '#d8d0c4'],
      ]),
    },
  );
  vase(room, 1020, 850, 110);
  for (const x of [500, 720, 940]) {
    art.rect(x, 962, 130, 20, { fill: lighten(board.wood, 0.03) }, 10);
    for (const leg of [12, 104]) art.rect(x + leg, 980, 11, 170, { fill: board.metal });
    art.rect(x + 12, 1078, 103, 8, { fill: board.metal });
  }
}
