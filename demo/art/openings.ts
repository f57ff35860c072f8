import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { type Box, castDown } from './facade.ts';
import type { Mood } from './mood.ts';
import type { Random } from './random.ts';

/** Glass with the sky in it by day, lamplight in it by night. */
export function paintGlass(art: Drawing, random: Random, mood: Mood, box: Box): void {
  const isLit = mood.lamps && random.chance(0.82);
  const stops = isLit
    ? ([
        [0, '#f6b45f'],
        [0.5, '#ffd68c'],
        [1, '#ffe7b5'],
      ] as const)
    : ([
        [0, mix('#3d5468', mood.sky[0], 0.32)],
        [0.55, mix('#5d7c90', mood.sky[1], 0.42)],
        [1, mix('#324654', mood.sky[2], 0.24)],
      ] as const);
  art.rect(box.x, box.y, box.w, box.h, { fill: art.gradient(stops) });
  const curtain = isLit ? '#fff2d4' : '#eef0ec';
  const side = box.w * random.between(0.12, 0.2);
  if (random.chance(0.55)) {
    const fold = art.gradient(
      [
        [0, curtain, isLit ? 0.75 : 0.5],
        [0.5, curtain, isLit ? 0.45 : 0.26],
        [1, curtain, isLit ? 0.65 : 0.4],
      ],
      90,
    );
    art.rect(box.x, box.y, side, box.h, { fill: fold });
    art.rect(box.x + box.w - side, box.y, side, box.h, { fill: fold });
  } else if (random.chance(0.5)) {
    art.rect(box.x, box.y, box.w, box.h * random.between(0.2, 0.42), {
      fill: curtain,
      opacity: isLit ? 0.5 : 0.36,
    });
  }
  const { x, y, w, h } = box;
  const glare = isLit ? 0.1 : 0.2;
  art.polygon(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.46, y],
      [x + w * 0.68, y],
      [x + w * 0.32, y + h],
    ],
    { fill: '#ffffff', opacity: glare },
  );
  art.polygon(
    [
      [x + w * 0.42, y + h],
      [x + w * 0.78, y],
      [x + w * 0.84, y],
      [x + w * 0.48, y + h],
    ],
    { fill: '#ffffff', opacity: glare * 0.8 },
  );
  castDown(art, mood, x, y, w, Math.min(24, h * 0.16));
}

/** A wall lamp, with a halo in the evening. */
export function paintLamp(art: Drawing, mood: Mood, x: number, y: number): void {
  if (mood.lamps)
    art.ellipse(x, y, 130, 130, {
      fill: art.glow([
        [0, '#ffe2a3', 0.75],
        [0.3, '#ffcf85', 0.3],
        [1, '#ffcf85', 0],
      ]),
    });
  art.rect(x - 11, y - 18, 22, 38, { fill: '#2c3036' }, 4);
  art.rect(x - 6, y - 10, 12, 22, { fill: mood.lamps ? '#fff1c9' : '#c9cfcf' }, 2);
}
