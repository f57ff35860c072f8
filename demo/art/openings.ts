import { lighten, mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { type Box, castDown, paintWall, type Scheme } from './facade.ts';
import { lit, type Mood, shaded } from './mood.ts';
import type { Random } from './random.ts';

export type WindowStyle = {
  columns: number;
  rows: number;
  trim: string;
  frame?: number;
  shutters?: string;
  sill?: boolean;
};

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

export function paintWindow(art: Drawing, random: Random, mood: Mood, box: Box, style: WindowStyle): void {
  const frame = style.frame ?? 11;
  const trim = lit(style.trim, mood);
  const { x, y, w, h } = box;
  if (style.shutters) {
    const sw = Math.min(44, w * 0.34);
    for (const sx of [x - frame - sw, x + w + frame]) {
      paintWall(art, mood, { x: sx, y: y - frame, w: sw, h: h + frame * 2 }, style.shutters, 'siding', 0);
      art.rect(sx, y - frame, sw, h + frame * 2, { stroke: shaded(style.shutters, mood, 0.4), width: 3 });
    }
  }
  art.rect(x - frame + 5, y - frame + 9, w + frame * 2, h + frame * 2, {
    fill: mood.shade,
    opacity: mood.shadeAlpha * 0.7,
  });
  art.rect(x - frame, y - frame, w + frame * 2, h + frame * 2, { fill: trim });
  paintGlass(art, random, mood, box);
  const bar = 6;
  for (let c = 1; c < style.columns; c++)
    art.rect(x + (w * c) / style.columns - bar / 2, y, bar, h, { fill: trim });
  for (let r = 1; r < style.rows; r++)
    art.rect(x, y + (h * r) / style.rows - bar / 2, w, bar, { fill: trim });
  art.rect(x, y, w, h, { stroke: shaded(style.trim, mood, 0.35), width: 2.5 });
  if (style.sill ?? true) {
    art.rect(x - frame - 7, y + h + frame - 4, w + frame * 2 + 14, 11, { fill: lighten(trim, 0.02) });
    art.rect(x - frame, y + h + frame + 7, w + frame * 2, 9, {
      fill: mood.shade,
      opacity: mood.shadeAlpha * 0.8,
    });
    if (mood.snow)
      art.rect(x - frame - 5, y + h + frame - 11, w + frame * 2 + 10, 9, { fill: lit('#ffffff', mood) }, 4);
  }
}

/** `y` is the bottom of the door. */
export function paintDoor(
  art: Drawing,
  random: Random,
  mood: Mood,
  door: { x: number; y: number; w: number; h: number },
  scheme: Scheme,
  sidelight = true,
): void {
  const { x, w, h } = door;
  const top = door.y - h;
  const trim = lit(scheme.trim, mood);
  const side = sidelight ? w * 0.34 : 0;
  art.rect(x - side - 14, top - 16, w + side * 2 + 28, h + 16, { fill: trim });
  if (sidelight) {
    for (const sx of [x - side, x + w + 6])
      paintGlass(art, random, mood, { x: sx, y: top, w: side - 6, h: h * 0.94 });
  }
  const colour = lit(scheme.door, mood);
  art.rect(x, top, w, h, {
    fill: art.gradient([
      [0, mix(colour, mood.shade, 0.25)],
      [0.4, colour],
      [1, lighten(colour, -0.03)],
    ]),
  });
  const panel = (px: number, py: number, pw: number, ph: number) => {
    art.rect(px, py, pw, ph, { fill: lighten(colour, -0.045), stroke: lighten(colour, 0.06), width: 3 }, 2);
  };
  const glazed = random.chance(0.5);
  if (glazed) paintGlass(art, random, mood, { x: x + w * 0.16, y: top + h * 0.08, w: w * 0.68, h: h * 0.34 });
  else {
    panel(x + w * 0.14, top + h * 0.08, w * 0.3, h * 0.36);
    panel(x + w * 0.56, top + h * 0.08, w * 0.3, h * 0.36);
  }
  panel(x + w * 0.14, top + h * 0.54, w * 0.3, h * 0.36);
  panel(x + w * 0.56, top + h * 0.54, w * 0.3, h * 0.36);
  art.ellipse(x + w * 0.88, top + h * 0.52, 6, 6, { fill: '#e9cf96' });
  castDown(art, mood, x - side - 14, top - 2, w + side * 2 + 28, 26);
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

export function paintGarage(
  art: Drawing,
  random: Random,
  mood: Mood,
  box: Box,
  trimColour: string,
  doorColour: string,
): void {
  const { x, y, w, h } = box;
  art.rect(x - 14, y - 14, w + 28, h + 14, { fill: lit(trimColour, mood) });
  const colour = lit(doorColour, mood);
  art.rect(x, y, w, h, {
    fill: art.gradient([
      [0, mix(colour, mood.shade, 0.3)],
      [0.3, colour],
      [1, lighten(colour, -0.02)],
    ]),
  });
  const columns = Math.max(2, Math.round(w / 88));
  const rows = 4;
  const pw = w / columns;
  const ph = h / rows;
  const glazed = random.chance(0.7);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const cell = { x: x + c * pw + 8, y: y + r * ph + 7, w: pw - 16, h: ph - 14 };
      if (r === 0 && glazed) paintGlass(art, random, mood, cell);
      else
        art.rect(
          cell.x,
          cell.y,
          cell.w,
          cell.h,
          { fill: lighten(colour, -0.025), stroke: lighten(colour, 0.045), width: 2.5 },
          2,
        );
    }
    art.line(x, y + r * ph, x + w, y + r * ph, { stroke: shaded(doorColour, mood, 0.35), width: 2.5 });
  }
  castDown(art, mood, x, y, w, 34);
}

/** A porch post, slender or on a stone pier. */
export function paintPost(
  art: Drawing,
  mood: Mood,
  x: number,
  top: number,
  bottom: number,
  scheme: Scheme,
  pier: boolean,
): void {
  const light = lit(scheme.trim, mood);
  const dark = shaded(scheme.trim, mood, 0.3);
  const w = pier ? 40 : 26;
  art.polygon(
    [
      [x - w * 0.38, top],
      [x + w * 0.38, top],
      [x + w * 0.5, bottom],
      [x - w * 0.5, bottom],
    ],
    {
      fill: art.gradient(
        mood.sun && mood.sun.x < 0.5
          ? [
              [0, light],
              [1, dark],
            ]
          : [
              [0, dark],
              [1, light],
            ],
        90,
      ),
    },
  );
  art.rect(x - w * 0.6, top, w * 1.2, 12, { fill: light });
  if (!pier) {
    art.rect(x - w * 0.6, bottom - 14, w * 1.2, 14, { fill: light });
    return;
  }
  const ph = (bottom - top) * 0.42;
  paintWall(art, mood, { x: x - 36, y: bottom - ph, w: 72, h: ph }, scheme.stone, 'stone', 0);
  art.rect(x - 42, bottom - ph - 10, 84, 14, { fill: light });
}
