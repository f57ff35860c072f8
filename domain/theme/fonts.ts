/** The built-in fonts, under the names that themes store. */

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';

export type FontFamily = {
  family: string;
  kind: 'sans' | 'serif';
  /** Lightest and heaviest weight; variable fonts have all in between. */
  weights: [lightest: number, heaviest: number];
  /** Its names, the bundled one first, and the fonts of the system that stand in for it: two parts of `font-family`. */
  names: string;
  system: string;
};

export const FONT_FAMILIES: readonly FontFamily[] = [
  font('Inter', 'sans', [100, 900], 'Inter Variable'),
  font('DM Sans', 'sans', [100, 1000], 'DM Sans Variable'),
  font('Fraunces', 'serif', [100, 900], 'Fraunces Variable'),
  font('Source Serif 4', 'serif', [200, 900], 'Source Serif 4 Variable'),
  font('DM Serif Display', 'serif', [400, 400]),
  font('Playfair Display', 'serif', [400, 900], 'Playfair Display Variable'),
  font('Source Sans 3', 'sans', [200, 900], 'Source Sans 3 Variable'),
  font('Lora', 'serif', [400, 700], 'Lora Variable'),
  font('Nunito Sans', 'sans', [200, 1000], 'Nunito Sans Variable'),
  font('Cormorant Garamond', 'serif', [300, 700], 'Cormorant Garamond Variable'),
  font('Work Sans', 'sans', [100, 900], 'Work Sans Variable'),
  font('Outfit', 'sans', [100, 900], 'Outfit Variable'),
  font('Figtree', 'sans', [300, 900], 'Figtree Variable'),
  font('Newsreader', 'serif', [200, 800], 'Newsreader Variable'),
  font('Manrope', 'sans', [200, 800], 'Manrope Variable'),
];

export type FontPair = { name: string; title: string; body: string; titleWeight: number };

/** Matching fonts for titles and text. */
export const FONT_PAIRS: readonly FontPair[] = [
  { name: 'Warm and literary', title: 'Fraunces', body: 'Inter', titleWeight: 600 },
  { name: 'Clear and friendly', title: 'DM Sans', body: 'DM Sans', titleWeight: 700 },
  { name: 'Poster', title: 'DM Serif Display', body: 'DM Sans', titleWeight: 400 },
  { name: 'Newspaper', title: 'Source Serif 4', body: 'Source Sans 3', titleWeight: 600 },
  { name: 'Plain', title: 'Inter', body: 'Inter', titleWeight: 700 },
  { name: 'Grand', title: 'Playfair Display', body: 'Source Sans 3', titleWeight: 600 },
  { name: 'Bookish', title: 'Lora', body: 'Nunito Sans', titleWeight: 600 },
  { name: 'Fine', title: 'Cormorant Garamond', body: 'Work Sans', titleWeight: 600 },
  { name: 'Round and modern', title: 'Outfit', body: 'Figtree', titleWeight: 600 },
  { name: 'Essay', title: 'Newsreader', body: 'Figtree', titleWeight: 500 },
  { name: 'Technical', title: 'Manrope', body: 'Manrope', titleWeight: 700 },
  { name: 'Sturdy', title: 'Work Sans', body: 'Lora', titleWeight: 700 },
];

/**
 * The value of `font-family` by a family's name or its variable font's, with the names of faces that stand in for it before those of
 * the system. An unknown name falls back to the system font.
 */
export function fontStack(family: string, fallbacks: readonly string[] = []): string {
  const known = FONT_FAMILIES.find((font) => font.family === family.replace(/ Variable$/, ''));
  if (known) return [known.names, ...fallbacks.map((name) => `"${name}"`), known.system].join(', ');
  return isFontName(family) ? `"${family}", ${SANS}` : SANS;
}

/** Letters, digits, spaces and hyphens, as all font services have them. */
export function isFontName(family: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} -]{0,79}$/u.test(family);
}

/** The default weight: 400, then 300, then 500, then the first. */
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

  return { family, kind, weights, names: names.join(', '), system: kind === 'sans' ? SANS : SERIF };
}
