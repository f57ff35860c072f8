import { NAMED_COLORS } from './named-colors.ts';

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Color = { r: number; g: number; b: number; a: number };

/** Parses a colour: hexadecimal, `rgb()`, `hsl()` or by name. Null when it is invalid. */
export function parseColor(text: string): Color | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };

  const hex = NAMED_COLORS.get(value.replace('grey', 'gray')) ?? /^#([\da-f]{3,8})$/.exec(value)?.[1];
  if (hex) return parseHex(hex);

  const [, name, inside] = /^(rgb|hsl)a?\(([\d\s.,%/+-]+(?:deg)?[\d\s.,%/+-]*)\)$/.exec(value) ?? [];
  if (!name || inside === undefined) return null;
  return parseFunction(name, inside);
}

/** `#rrggbb`, with two more digits when it is not opaque: safe in any stylesheet. */
export function formatColor({ r, g, b, a }: Color): string {
  const hex = [r, g, b].map(hexByte).join('');

  return `#${hex}${a < 1 ? hexByte(a * 255) : ''}`;
}

/** The colour re-serialised, or the fallback. */
export function safeColor(text: string, fallback: string): string {
  const color = parseColor(text);

  return color ? formatColor(color) : fallback;
}

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mixColors(one: Color, other: Color, share: number): Color {
  const mix = (key: keyof Color) => one[key] * (1 - share) + other[key] * share;

  return { r: mix('r'), g: mix('g'), b: mix('b'), a: mix('a') };
}

/** The visible colour over an opaque background. */
export function overColor(top: Color, ground: Color): Color {
  return { ...mixColors(ground, top, top.a), a: 1 };
}

function parseHex(hex: string): Color | null {
  if (hex.length === 5 || hex.length === 7) return null;

  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const byte = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2) || 'ff', 16);

  return { r: byte(0), g: byte(1), b: byte(2), a: byte(3) / 255 };
}

function parseFunction(name: string, inside: string): Color | null {
  const parts = inside.trim().split(/\s*[,/]\s*|\s+/);
  const [first, second, third, alpha = '1'] = parts.map((part) => part.trim());
  if (parts.length < 3 || parts.length > 4 || !first || !second || !third) return null;

  const a = amount(alpha, 1);
  const rgb =
    name === 'rgb'
      ? [first, second, third].map((part) => amount(part, 255))
      : hslToRgb(Number(first.replace('deg', '')), amount(second, 1), amount(third, 1));
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = rgb;

  return [r, g, b, a].every(Number.isFinite)
    ? { r: clamp(r, 255), g: clamp(g, 255), b: clamp(b, 255), a: clamp(a, 1) }
    : null;
}

/** A number, or a percentage of the whole. */
function amount(text: string, whole: number): number {
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

/** Hue in degrees, the others from 0 to 1. */
function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const strength = clamp(saturation, 1) * Math.min(lightness, 1 - lightness);

  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
