import { defaultWeight, FONT_FAMILIES } from '#domain/theme/fonts.ts';
import type { FontChoice } from '#domain/theme/theme.ts';

/** Maximum number of matches. */
export const FONT_MATCHES = 10;

/** A family an agent can choose. `isBundled`: its files are part of the product. */
export type ListedFont = { family: string; weights: number[]; isBundled: boolean };

const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The bundled families. */
export const BUNDLED_FONTS: readonly ListedFont[] = FONT_FAMILIES.map(
  ({ family, weights: [lightest, heaviest] }) => ({
    family,
    weights: STEPS.filter((weight) => weight >= lightest && weight <= heaviest),
    isBundled: true,
  }),
);

/** Bundled families first, then the others of the listing. */
export function allFonts(listed: readonly { family: string; weights: readonly number[] }[]): ListedFont[] {
  const own = new Set(BUNDLED_FONTS.map(({ family }) => family));
  const others = listed
    .filter(({ family }) => !own.has(family))
    .map(({ family, weights }) => ({ family, weights: [...weights], isBundled: false }));

  return [...BUNDLED_FONTS, ...others];
}

/** The first ten families whose name contains the text, those that begin with it first. */
export function matchingFonts(fonts: readonly ListedFont[], text: string): ListedFont[] {
  const wanted = text.trim().toLowerCase();
  const found = fonts.filter(({ family }) => family.toLowerCase().includes(wanted));
  const isFirst = ({ family }: ListedFont) => family.toLowerCase().startsWith(wanted);

  return [...found.filter(isFirst), ...found.filter((font) => !isFirst(font))].slice(0, FONT_MATCHES);
}

/** A family as a theme stores it, with its default weight. */
export function choiceOf({ family, weights }: ListedFont): FontChoice {
  return { family, weights, weight: defaultWeight(weights) };
}
