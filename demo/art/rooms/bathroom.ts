import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { cabinet, halo, plant, rug, vase } from './furniture.ts';
import { compose, FLOOR } from './interior.ts';
import { BACK, type Room } from './room.ts';
import { floorShadow } from './room-shell.ts';
import { paintView, sunPatch } from './room-window.ts';

export function drawBath(name: string): Drawing {
  return compose(name, true, (room) => {
    const { art, random } = room;
    const tile = random.pick(['#e8eeec', '#dfe6e3', '#e9e2d6', '#cfdcd9', '#d7dfe6']);
    const height = random.pick([300, 420]);
    art.rect(BACK.x, FLOOR - height, BACK.w, height - 26, { fill: tile });
    art.rect(BACK.x, FLOOR - height, BACK.w, height - 26, {
      fill: art.pattern(
        random.pick([48, 84]),
        42,
        '<path d="M0 41H84M47 0V41" stroke="#8b9591" stroke-width="2" opacity=".4"/>',
      ),
    });
    art.rect(BACK.x, FLOOR - height - 12, BACK.w, 14, { fill: lighten(tile, 0.05) });
    paintView(room, 400, 236, 300, 250, 2, false);
    mirror(room, 900, 220, 250);
    vanity(room, 826, FLOOR + 10, 410);
    sunPatch(room, 400, 320);
    rug(room, 380, 990, 420, 120);
    tub(room, 350, 960);
    plant(room, 318, FLOOR + 46, 300);
    towels(room, 1218, 420);
  });
}

function mirror(room: Room, x: number, y: number, w: number): void {
  const { art, random, board, mood } = room;
  halo({ art, mood }, x + w / 2, y + 150, 300);
  const round = random.chance(0.5);
  const glass = art.gradient(
    [
      [0, '#eef5f6'],
      [0.5, '#cfdfe2'],
      [1, '#e6eeef'],
    ],
    40,
  );
  if (round) art.ellipse(x + w / 2, y + 150, w / 2, w / 2, { fill: glass, stroke: board.metal, width: 10 });
  else art.rect(x, y, w, 290, { fill: glass, stroke: board.metal, width: 10 }, 14);
  art.polygon(
    [
      [x + w * 0.3, y + 240],
      [x + w * 0.6, y + 60],
      [x + w * 0.7, y + 60],
      [x + w * 0.4, y + 240],
    ],
    { fill: '#ffffff', opacity: 0.4 },
  );
  for (const lx of [x - 50, x + w + 50]) {
    art.rect(lx - 6, y + 90, 12, 110, { fill: board.metal }, 5);
    art.ellipse(lx, y + 90, 28, 28, { fill: mood.lamps ? '#fff3d3' : '#faf6ec' });
  }
}

function vanity(room: Room, x: number, y: number, w: number): void {
  const { art, board } = room;
  floorShadow(art, x + w / 2, y + 6, w * 0.55, 26);
  cabinet(room, x, y - 230, w, 220, 3, mix(board.wood, board.fabric, 0.2));
  art.rect(x - 14, y - 252, w + 28, 26, {
    fill: art.gradient([
      [0, '#ffffff'],
      [1, '#dcd8d1'],
    ]),
  });
  art.path(
    `M${x + w * 0.28} ${y - 300}H${x + w * 0.72}C${x + w * 0.7} ${y - 256} ${x + w * 0.62} ${y - 250} ${x + w * 0.5} ${y - 250}C${x + w * 0.38} ${y - 250} ${x + w * 0.3} ${y - 256} ${x + w * 0.28} ${y - 300}Z`,
    {
      fill: art.gradient([
        [0, '#ffffff'],
        [1, '#d6d4cf'],
      ]),
    },
  );
  art.path(`M${x + w * 0.5} ${y - 300}v-56q0-22 26-22t26 20`, {
    stroke: board.metal,
    width: 10,
    extra: 'stroke-linecap="round"',
  });
  vase(room, x + w - 44, y - 252, 72);
}

function tub({ art, board }: Room, x: number, y: number): void {
  floorShadow(art, x + 230, y + 66, 320, 44);
  art.path(
    `M${x - 20} ${y - 190}H${x + 480}C${x + 476} ${y} ${x + 430} ${y + 64} ${x + 350} ${y + 64}H${x + 110}C${x + 30} ${y + 64} ${x - 16} ${y} ${x - 20} ${y - 190}Z`,
    {
      fill: art.gradient([
        [0, '#ffffff'],
        [0.6, '#f3f2ef'],
        [1, '#cdcac4'],
      ]),
    },
  );
  art.ellipse(x + 230, y - 190, 256, 40, { fill: '#ffffff' });
  art.ellipse(x + 230, y - 186, 234, 31, {
    fill: art.gradient([
      [0, '#b9d2d8'],
      [1, '#dbe9ec'],
    ]),
  });
  art.path(`M${x + 430} ${y + 60}V${y - 300}q0-40-40-40h-40`, {
    stroke: board.metal,
    width: 11,
    extra: 'stroke-linecap="round"',
  });
  art.path(`M${x + 60} ${y - 214}h120v110q-60 18-120 0z`, {
    fill: art.gradient([
      [0, lighten(board.accent, 0.1)],
      [1, board.accent],
    ]),
  });
}

function towels({ art, board }: Room, x: number, y: number): void {
  art.rect(x - 20, y, 140, 8, { fill: board.metal }, 4);
  for (const [i, colour] of [board.second, board.accent].entries()) {
    art.rect(
      x + i * 52,
      y + 2,
      46,
      150 - i * 24,
      {
        fill: art.gradient(
          [
            [0, lighten(colour, 0.04)],
            [1, lighten(colour, -0.07)],
          ],
          90,
        ),
      },
      4,
    );
  }
}
