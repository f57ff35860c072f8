/** The fonts that come with the product, under the names by which themes store them. */

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';

export type FontFamily = {
  family: string;
  kind: 'sans' | 'serif';
  /** Lightest and heaviest weight; a variable font has all between. */
  weights: [lightest: number, heaviest: number];
  /** The value of `font-family`. */
  stack: string;
};

export const FONT_FAMILIES: readonly FontFamily[] = [
  font('Inter', 'sans', [100, 900], 'Inter Variable'),
  font('DM Sans', 'sans', [100, 1000], 'DM Sans Variable'),
  font('Fraunces', 'serif', [100, 900], 'Fraunces Variable'),
  font('Source Serif 4', 'serif', [200, 900], 'Source Serif 4 Variable'),
  font('DM Serif Display', 'serif', [400, 400]),
];

/** The stack of a family by its name or that of its variable font; another name is tried before the system's font. */
export function fontStack(family: string): string {
  const known = FONT_FAMILIES.find((font) => font.family === family.replace(/ Variable$/, ''));
  if (known) return known.stack;
  return isFontName(family) ? `"${family}", ${SANS}` : SANS;
}

/** Letters, digits, spaces and hyphens, as all font services have them. */
export function isFontName(family: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} -]{0,79}$/u.test(family);
}

/** The weight to begin with: 400, then 300, then 500, then what there is. */
export function defaultWeight(weights: readonly number[]): number {
  return [400, 300, 500].find((weight) => weights.includes(weight)) ?? weights[0] ?? 400;
}

function font(
  family: string,
  kind: FontFamily['kind'],
  weights: FontFamily['weights'],
  variable?: string,
): FontFamily {
  const names = [...(variable ? [variable] : []), family].map((name) => `"${name}"`);

  return { family, kind, weights, stack: [...names, kind === 'sans' ? SANS : SERIF].join(', ') };
}
