import { defaultWeight, FONT_FAMILIES } from '#domain/theme/fonts.ts';
import type { FontChoice } from '#domain/theme/theme.ts';

/** So many families are shown for what was typed. */
export const FONT_MATCHES = 10;

/** A family an agent can choose. `isOwn`: its files come with the product; others are drawn by whoever has them. */
export type ListedFont = { family: string; weights: number[]; isOwn: boolean };

const STEPS = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The families that come with the product. */
export const OWN_FONTS: readonly ListedFont[] = FONT_FAMILIES.map(
  ({ family, weights: [lightest, heaviest] }) => ({
    family,
    weights: STEPS.filter((weight) => weight >= lightest && weight <= heaviest),
    isOwn: true,
  }),
);

/** Own families first, then those of the listing that are no own ones. */
export function allFonts(listed: readonly { family: string; weights: readonly number[] }[]): ListedFont[] {
  const own = new Set(OWN_FONTS.map(({ family }) => family));
  const others = listed
    .filter(({ family }) => !own.has(family))
    .map(({ family, weights }) => ({ family, weights: [...weights], isOwn: false }));

  return [...OWN_FONTS, ...others];
}

/** The first ten families with the text in their name; those that begin with it come first. */
export function matchingFonts(fonts: readonly ListedFont[], text: string): ListedFont[] {
  const wanted = text.trim().toLowerCase();
  const found = fonts.filter(({ family }) => family.toLowerCase().includes(wanted));
  const isFirst = ({ family }: ListedFont) => family.toLowerCase().startsWith(wanted);

  return [...found.filter(isFirst), ...found.filter((font) => !isFirst(font))].slice(0, FONT_MATCHES);
}

/** A family as a theme stores it, in the weight to begin with. */
export function choiceOf({ family, weights }: ListedFont): FontChoice {
  return { family, weights, weight: defaultWeight(weights) };
}
