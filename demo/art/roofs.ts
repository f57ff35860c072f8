import { lighten, mix } from './colour.ts';
import type { Drawing, Point } from './drawing.ts';
import { type Cladding, paintWall } from './facade.ts';
import { lit, type Mood, shaded } from './mood.ts';

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

/** A visible roof slope: any quadrilateral, its lower edge the eave. */
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

/** A front gable: wall, barge boards, their shadow, a small vent. */
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

/** A roof with its ridge parallel to the picture, hipped at its ends when `hip` is more than 0. */
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
