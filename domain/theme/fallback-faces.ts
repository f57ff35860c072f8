import { fallbackName } from './fallback-names.ts';
import type { FontChoice, Theme } from './theme.ts';

/** Parts of the em; `widths` are averages of Latin text at the weights 400 and 700. Source: Capsize's collection of font metrics. */
type Metrics = {
  ascent: number;
  descent: number;
  widths: [regular: number, bold: number];
};

/** The bundled fonts, by the names that themes store. */
const BUNDLED: ReadonlyMap<string, Metrics> = new Map<string, Metrics>([
  ['Inter', { ascent: 0.969, descent: 0.241, widths: [0.478, 0.492] }],
  ['DM Sans', { ascent: 0.992, descent: 0.31, widths: [0.466, 0.493] }],
  ['Fraunces', { ascent: 0.978, descent: 0.255, widths: [0.469, 0.5] }],
  ['Source Serif 4', { ascent: 1.036, descent: 0.335, widths: [0.479, 0.494] }],
  ['DM Serif Display', { ascent: 1.036, descent: 0.335, widths: [0.446, 0.446] }],
  ['Playfair Display', { ascent: 1.082, descent: 0.251, widths: [0.452, 0.463] }],
  ['Source Sans 3', { ascent: 1.024, descent: 0.4, widths: [0.418, 0.443] }],
  ['Lora', { ascent: 1.006, descent: 0.274, widths: [0.468, 0.482] }],
  ['Nunito Sans', { ascent: 1.011, descent: 0.353, widths: [0.452, 0.47] }],
  ['Cormorant Garamond', { ascent: 0.924, descent: 0.287, widths: [0.394, 0.398] }],
  ['Work Sans', { ascent: 0.93, descent: 0.243, widths: [0.499, 0.502] }],
  ['Outfit', { ascent: 1, descent: 0.26, widths: [0.445, 0.461] }],
  ['Figtree', { ascent: 0.95, descent: 0.25, widths: [0.449, 0.463] }],
  ['Newsreader', { ascent: 0.735, descent: 0.265, widths: [0.429, 0.462] }],
  ['Manrope', { ascent: 1.066, descent: 0.3, widths: [0.46, 0.486] }],
]);

/** What devices have: Windows and Apple's, Android's, Linux'. A face is used where one of its local names is installed. */
const INSTALLED = [
  {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: [0.446, 0.48],
  },
  { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'], widths: [0.445, 0.452] },
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: [0.508, 0.574] },
] as const;

const REGULAR = 400;
/** From this weight on the bold face of an installed font is the nearer one. */
const SEMI_BOLD = 600;
const BOLD = 700;

export type FallbackFaces = {
  /** `@font-face` rules; empty for a font whose metrics are not known. */
  css: string[];
  /** Their names, for `font-family` between the web font and the fonts of the system. */
  names: string[];
};

/**
 * Installed fonts stretched to the size of a theme's font, so that text keeps its lines when the font has loaded (`size-adjust`,
 * `ascent-override`: CSS Fonts 5).
 */
export function fallbackFaces(role: keyof Theme['fonts'], { family, weight }: FontChoice): FallbackFaces {
  const fontWeight = Number.isFinite(weight) ? weight : REGULAR;
  const font = BUNDLED.get(family.replace(/ Variable$/, ''));
  if (!font) return { css: [], names: [] };

  const isBold = fontWeight >= SEMI_BOLD;
  const [regular, bold] = font.widths;
  const part = (Math.min(Math.max(fontWeight, REGULAR), BOLD) - REGULAR) / (BOLD - REGULAR);
  const width = regular + (bold - regular) * part;
  const faces = INSTALLED.map((installed, index) => {
    const adjust = width / installed.widths[isBold ? 1 : 0];
    const sources = installed[isBold ? 'bold' : 'regular'].map((name) => `local("${name}")`);
    const name = fallbackName(role, index + 1);

    return {
      name,
      css: `@font-face{font-family:"${name}";src:${sources.join(',')};size-adjust:${percent(adjust)};ascent-override:${percent(font.ascent / adjust)};descent-override:${percent(font.descent / adjust)};line-gap-override:0%}`,
    };
  });

  return { css: faces.map(({ css }) => css), names: faces.map(({ name }) => name) };
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
