import { lighten, mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { lit, type Mood, shaded } from './mood.ts';

/** Box in picture units; `y` is its top. */
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

/** A palette of matching house colours. */
export type Scheme = {
  wall: string;
  second: string;
  trim: string;
  roof: string;
  door: string;
  stone: string;
};

/** Courses, boards or stones, as a translucent layer over the wall's colour. */
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

/** A wall with texture, a light gradient and the eave's shadow. */
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

/** The shadow of an overhang: an eave, a porch roof, a lintel. */
export function castDown(art: Drawing, mood: Mood, x: number, y: number, w: number, h: number): void {
  art.rect(x, y, w, h, {
    fill: art.gradient([
      [0, mood.shade, mood.shadeAlpha * 1.6],
      [0.55, mood.shade, mood.shadeAlpha * 0.9],
      [1, mood.shade, 0],
    ]),
  });
}
