import { type Language, language } from './language.ts';

/**
 * How a site writes money and sizes, where its language alone does not tell: what `marketText` of `domain/site` made of
 * its country, currency and units, in the attribute `data-market` of the document. Empty in most of North America.
 */
let read = ofDocument;

const NO_BREAK_SPACE = '\u00a0';
const USUAL: Readonly<Record<Language, string>> = {
  en: '$#^|,|.',
  fr: `#${NO_BREAK_SPACE}^$|${NO_BREAK_SPACE}|,`,
  es: `$#${NO_BREAK_SPACE}^|,|.`,
};

/** A server renders pages of several sites concurrently: `reader` returns the market of the one being rendered. */
export function readMarketFrom(reader: () => string | undefined): void {
  read = reader;
}

/**
 * An amount of money, its number at `#` and the letter of its thousands or millions at `^`; the separators of thousands and
 * of decimals; how many times higher prices are than in dollars; `m2` for sizes in square metres.
 */
export function market(own = language(), text = read()): readonly string[] {
  return (text || USUAL[own]).split('|');
}

export const SQUARE_FEET_PER_METRE = 10.7639;

/** Square feet in one unit of the sizes that the page shows. */
export function unitSize(): number {
  return market()[4] ? SQUARE_FEET_PER_METRE : 1;
}

/** The scale of prices, compared with dollars. */
export function priceScale(): number {
  return Number(market()[3] ?? 1);
}

type WithDocument = { document?: { documentElement: { dataset: { market?: string } } } };

function ofDocument(): string | undefined {
  return (globalThis as WithDocument).document?.documentElement.dataset.market;
}
