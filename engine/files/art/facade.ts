import { lighten, mix } from './colour.ts';
import type { Drawing, Point } from './drawing.ts';
import { lit, type Mood, shaded } from './moods.ts';

/** Box in picture units, `y` its top. */
export type Box = { x: number; y: number; w: number; h: number };

export const CLADDINGS = [
  'siding',
  'boards',
  'stucco',
  'brick',
  'stone',
  'shingle',
  'limestone',
  'metal',
] as const;
export type Cladding = (typeof CLADDINGS)[number];

/** A house painter's card: colours that go together. */
export type Scheme = {
  wall: string;
  second: string;
  trim: string;
  roof: string;
  door: string;
  stone: string;
};

/** Courses, boards or stones, as a see-through layer over the wall's colour. */
function texture(
  art: Drawing,
  cladding: Cladding,
  dark: string,
  light: string,
): { fill: string; opacity: number } | null {
  const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 2) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${width}"/>`;
  switch (cladding) {
    case 'siding':
      return {
        fill: art.pattern(40, 17, line(0, 16, 40, 16, dark, 2.4) + line(0, 1, 40, 1, light, 1.5)),
        opacity: 0.3,
      };
    case 'boards':
      return {
        fill: art.pattern(34, 40, line(32, 0, 32, 40, dark, 3) + line(29, 0, 29, 40, light, 2)),
        opacity: 0.34,
      };
    case 'metal':
      return {
        fill: art.pattern(20, 40, line(19, 0, 19, 40, dark, 3) + line(8, 0, 8, 40, light, 4)),
        opacity: 0.34,
      };
    case 'shingle': {
      const row = line(0, 17, 48, 17, dark, 2.4) + line(0, 35, 48, 35, dark, 2.4);
      return {
        fill: art.pattern(
          48,
          36,
          row +
            line(12, 0, 12, 17, dark) +
            line(36, 0, 36, 17, dark) +
            line(0, 18, 0, 35, dark) +
            line(24, 18, 24, 35, dark),
        ),
        opacity: 0.24,
      };
    }
    case 'brick': {
      const joints =
        line(0, 12, 44, 12, light) +
        line(0, 25, 44, 25, light) +
        line(11, 0, 11, 12, light) +
        line(33, 13, 33, 25, light);
      return {
        fill: art.pattern(
          44,
          26,
          `${joints}<rect x="13" y="2" width="28" height="9" fill="${dark}" opacity=".22"/>`,
        ),
        opacity: 0.42,
      };
    }
    case 'stone':
    case 'limestone': {
      const block = (x: number, y: number, w: number, h: number, fill: string, o: number) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="${fill}" opacity="${o}"/>`;
      const blocks =
        block(2, 2, 54, 26, light, 0.5) +
        block(60, 2, 34, 26, dark, 0.3) +
        block(98, 2, 60, 26, light, 0.25) +
        block(2, 32, 32, 22, dark, 0.22) +
        block(38, 32, 62, 22, light, 0.6) +
        block(104, 32, 54, 22, dark, 0.16) +
        block(2, 58, 70, 28, light, 0.35) +
        block(76, 58, 42, 28, dark, 0.26) +
        block(122, 58, 36, 28, light, 0.55);
      return {
        fill: art.pattern(160, 88, `<rect width="160" height="88" fill="${dark}" opacity=".3"/>${blocks}`),
        opacity: cladding === 'stone' ? 0.75 : 0.6,
      };
    }
    default:
      return null;
  }
}

/** A wall with its texture, the light running over it and the eave's shadow at its top. */
export function paintWall(
  art: Drawing,
  mood: Mood,
  box: Box,
  colour: string,
  cladding: Cladding,
  eave = 46,
): void {
  const light = lit(colour, mood);
  const dark = shaded(colour, mood, 0.4);
  const fromLeft = mood.sun !== null && mood.sun.x < 0.5;
  const stops = [
    [0, lighten(light, 0.025)],
    [1, mix(light, dark, 0.28)],
  ] as const;
  art.rect(box.x, box.y, box.w, box.h, { fill: art.gradient(stops, fromLeft ? 90 : -90) });
  const layer = texture(art, cladding, dark, lighten(light, 0.07));
  if (layer) art.rect(box.x, box.y, box.w, box.h, layer);
  art.rect(box.x, box.y + box.h - 70, box.w, 70, {
    fill: art.gradient([
      [0, mood.shade, 0],
      [1, mood.shade, mood.shadeAlpha * 0.5],
    ]),
  });
  if (eave) castDown(art, mood, box.x, box.y, box.w, eave);
}

/** The shadow of whatever hangs over: an eave, a porch roof, a lintel. */
export function castDown(art: Drawing, mood: Mood, x: number, y: number, w: number, h: number): void {
  art.rect(x, y, w, h, {
    fill: art.gradient([
      [0, mood.shade, mood.shadeAlpha * 1.6],
      [0.55, mood.shade, mood.shadeAlpha * 0.9],
      [1, mood.shade, 0],
    ]),
  });
}

/** A gable's wall: the same as a box, cut to a triangle or any other outline. */
export function paintGable(
  art: Drawing,
  mood: Mood,
  points: readonly Point[],
  colour: string,
  cladding: Cladding,
): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    w: Math.max(...xs) - Math.min(...xs),
    h: Math.max(...ys) - Math.min(...ys),
  };
  const outline = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  art.group(`clip-path="${art.clip(outline)}"`, () => paintWall(art, mood, box, colour, cladding, 0));
}

function roofTexture(art: Drawing, mood: Mood, colour: string, metal: boolean): string {
  const dark = shaded(colour, mood, 0.55);
  const light = lighten(lit(colour, mood), 0.05);
  if (metal)
    return art.pattern(
      46,
      20,
      `<path d="M45 0V20" stroke="${dark}" stroke-width="3"/><path d="M42 0V20" stroke="${light}" stroke-width="2"/>`,
    );
  return art.pattern(
    64,
    28,
    `<path d="M0 13H64M0 27H64M16 0V13M48 0V13M0 14V27M32 14V27" stroke="${dark}" stroke-width="2"/><path d="M18 3h28v8h-28zM34 17h28v8h-28z" fill="${light}" opacity=".6"/>`,
  );
}

export type Roof = { colour: string; trim: string; metal?: boolean };

/** A roof slope facing us: any quadrilateral, its lower edge the eave. */
export function paintSlope(
  art: Drawing,
  mood: Mood,
  points: readonly Point[],
  roof: Roof,
  shadeAmount = 0,
): void {
  const top = lit(lighten(roof.colour, 0.04), mood);
  const bottom = shaded(roof.colour, mood, 0.18 + shadeAmount);
  art.polygon(points, {
    fill: art.gradient([
      [0, mix(top, mood.sky[2], 0.1)],
      [1, bottom],
    ]),
  });
  art.polygon(points, { fill: roofTexture(art, mood, roof.colour, roof.metal ?? false), opacity: 0.34 });
}

/** Fascia and gutter along an eave. */
export function paintEave(art: Drawing, mood: Mood, x: number, y: number, w: number, trim: string): void {
  art.rect(x, y, w, 13, {
    fill: art.gradient([
      [0, lighten(lit(trim, mood), 0.03)],
      [1, shaded(trim, mood, 0.25)],
    ]),
  });
  art.rect(x, y + 13, w, 5, { fill: shaded(trim, mood, 0.6), opacity: 0.8 });
  if (mood.snow) art.rect(x + 4, y - 8, w - 8, 11, { fill: lit('#ffffff', mood) }, 6);
}

export type GableShape = { x: number; w: number; y: number; rise: number; overhang?: number };

/** A gable that faces us: wall, barge boards, their shadow, a small vent. */
export function paintFrontGable(
  art: Drawing,
  mood: Mood,
  { x, w, y, rise, overhang = 30 }: GableShape,
  wall: { colour: string; cladding: Cladding },
  roof: Roof,
  vent = true,
): void {
  const middle = x + w / 2;
  const slope = rise / (w / 2);
  const drop = overhang * slope;
  paintGable(
    art,
    mood,
    [
      [x, y + 1],
      [middle, y - rise],
      [x + w, y + 1],
    ],
    wall.colour,
    wall.cladding,
  );
  const edge = (side: -1 | 1): Point[] => [
    [middle, y - rise - 26],
    [middle, y - rise + 10],
    [middle + side * (w / 2 + overhang), y + drop + 10],
    [middle + side * (w / 2 + overhang), y + drop - 26],
  ];
  for (const side of [-1, 1] as const) {
    art.polygon(
      edge(side).map(([px, py]) => [px, py + 22] as const),
      { fill: mood.shade, opacity: mood.shadeAlpha * 0.9 },
    );
  }
  for (const side of [-1, 1] as const) {
    const shaded_ = mood.sun ? mood.sun.x > 0.5 === side < 0 : side < 0;
    art.polygon(edge(side), { fill: shaded_ ? shaded(roof.trim, mood, 0.22) : lit(roof.trim, mood) });
    const cap: Point[] = [
      [middle, y - rise - 40],
      [middle, y - rise - 24],
      [middle + side * (w / 2 + overhang + 8), y + drop - 24],
      [middle + side * (w / 2 + overhang + 8), y + drop - 40],
    ];
    art.polygon(cap, {
      fill: mood.snow ? lit('#ffffff', mood) : shaded(roof.colour, mood, shaded_ ? 0.35 : 0.1),
    });
  }
  if (!vent) return;
  const r = Math.min(30, rise * 0.17);
  art.ellipse(middle, y - rise * 0.42, r, r, { fill: lit(roof.trim, mood) });
  art.ellipse(middle, y - rise * 0.42, r * 0.72, r * 0.72, { fill: shaded(wall.colour, mood, 0.6) });
}

/** A roof whose ridge runs along the picture, hipped at its ends when `hip` is more than 0. */
export function paintLongRoof(
  art: Drawing,
  mood: Mood,
  box: { x: number; w: number; y: number; rise: number; hip?: number; overhang?: number },
  roof: Roof,
): void {
  const { x, w, y, rise, hip = 0, overhang = 34 } = box;
  const left = x - overhang;
  const right = x + w + overhang;
  paintSlope(
    art,
    mood,
    [
      [left, y],
      [left + hip, y - rise],
      [right - hip, y - rise],
      [right, y],
    ],
    roof,
  );
  const snow = lit('#ffffff', mood);
  if (mood.snow) {
    art.polygon(
      [
        [left + 6, y - 4],
        [left + hip, y - rise - 6],
        [right - hip, y - rise - 6],
        [right - 6, y - 4],
      ],
      { fill: snow, opacity: 0.86 },
    );
    art.polygon(
      [
        [left + 6, y - 4],
        [left + hip, y - rise - 6],
        [right - hip, y - rise - 6],
        [right - 6, y - 4],
      ],
      {
        fill: art.gradient([
          [0, mood.shade, 0],
          [1, mood.shade, 0.16],
        ]),
      },
    );
  }
  art.line(left + hip, y - rise, right - hip, y - rise, {
    stroke: mood.snow ? snow : shaded(roof.colour, mood, 0.4),
    width: 9,
    extra: 'stroke-linecap="round"',
  });
  paintEave(art, mood, left, y - 4, right - left, roof.trim);
}

export function paintChimney(
  art: Drawing,
  mood: Mood,
  x: number,
  top: number,
  bottom: number,
  colour: string,
): void {
  paintWall(art, mood, { x, y: top, w: 64, h: bottom - top }, colour, 'brick', 0);
  art.rect(x - 8, top - 14, 80, 16, { fill: shaded(colour, mood, 0.35) }, 2);
  if (mood.snow) art.rect(x - 8, top - 22, 80, 10, { fill: lit('#ffffff', mood) }, 5);
}
