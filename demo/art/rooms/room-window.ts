import { lighten, mix } from '../colour.ts';
import { type Point, ridge, smooth } from '../drawing.ts';
import type { Room } from './room.ts';

/** A window with a view, and its light on the floor. */
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

/** Sunlight through a window. */
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
