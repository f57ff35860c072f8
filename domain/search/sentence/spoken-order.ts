import type { Sort } from '../sorts.ts';
import { whole } from './phrases.ts';

const FEES = '(?:fees?|hoa|condo fees?|taxes)';
/** "Not too cheap" asks for no order. */
const NOT = '(?<!(?:not|too|pas|trop|no|muy) )';

/** Words for an order of the results, without accents. English, French, Spanish. */
const ORDERS: readonly (readonly [pattern: RegExp, sort: Sort])[] = [
  [
    whole(
      `${NOT}(?:the )?(?:cheap(?:est)?|inexpensive|least expensive|lowest[- ]priced?)(?: first)?(?! ${FEES})|${NOT}(?:(?:les )?moins cher(?:e|s|es)?|pas cher(?:e|s|es)?|bon marche)|${NOT}(?:las? )?(?:mas )?(?:barat[oa]s?|economic[oa]s?)`,
    ),
    'PRICE_ASC',
  ],
  [
    whole(
      '(?:the )?(?:most expensive|highest[- ]priced?|priciest)(?: first)?|(?:les )?plus cher(?:e|s|es)?|(?:las? )?mas car[oa]s?',
    ),
    'PRICE_DES',
  ],
];

/** The order that a text asks for, and the text without it: "cheapest condos in Oliver". */
export function readOrder(text: string, gap: (matched: string) => string): { rest: string; sort?: Sort } {
  for (const [pattern, sort] of ORDERS) {
    const rest = text.replace(pattern, gap);
    if (rest !== text) return { rest, sort };
  }

  return { rest: text };
}
