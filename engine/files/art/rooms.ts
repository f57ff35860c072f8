import { lighten, mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import {
  cabinet,
  coffeeTable,
  floorLamp,
  halo,
  pendant,
  picture,
  plant,
  rug,
  sofa,
  vase,
} from './furniture.ts';
import { BACK, closeRoom, floorShadow, openRoom, paintView, type Room, sunPatch } from './room-shell.ts';

const FLOOR = BACK.y + BACK.h;

/** Half of all rooms are seen mirrored. */
function compose(name: string, tiled: boolean, furnish: (room: Room) => void): Drawing {
  const room = openRoom(name, tiled);
  const mirrored = room.random.chance(0.5);
  room.art.group(mirrored ? 'transform="translate(1600 0) scale(-1 1)"' : '', () => furnish(room));
  return closeRoom(room);
}

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
