import { AMOUNT, readAmount } from './amounts.ts';
import { LEAST, MONTH, MOST, OR_LESS, OR_MORE, whole } from './phrases.ts';

/** Without accents. English, French, Spanish. */
export const FEES =
  '(?:monthly )?(?:hoas?(?: fees?| dues)?|(?:condo(?:minium)?|strata|maintenance|association) (?:fees?|dues)|frais (?:mensuels )?(?:de |du )?(?:condos?|copropriete|condominium)|cuotas? (?:mensual(?:es)? )?(?:de |del )?(?:la )?(?:hoa|condominio|mantenimiento))';

/** Beside an amount, the fee needs no name; "fee simple" is a kind of ownership. */
const FEES_OF_AMOUNT = `(?:${FEES}|(?:monthly )?fees?(?! simple))`;

/** A lower limit, which no filter has. */
export const FEES_OVER = `${FEES} (?:of |is |are |de )?(?:(?:${LEAST}) ${AMOUNT}|${AMOUNT}(?:${OR_MORE}))`;

const NONE = '(?:no|without(?: any)?|with no|zero|\\$?0|sans|pas de|aucuns?|sin) (?:the |any |les? |la )?';
/** No condo fee of a month is higher: a larger amount is a price. */
const MOST_OF_MONTH = 20_000;

type Rule = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => number];

const amount = ([number = '', letter]: readonly (string | undefined)[]) => readAmount(number, letter);
const RULES: readonly Rule[] = [
  [whole(`${NONE}${FEES}(?: (?:or|and|ou|ni|o|y) ${FEES})*`), () => 0],
  [
    whole(
      `${FEES_OF_AMOUNT},?[ |]+(?:of |is |are |de |d'|que )?(?:(?:${MOST}) )?${AMOUNT}(?:\\s?${MONTH})?(?!${OR_MORE})(?:${OR_LESS}|\\s?max(?:imum)?)?(?:\\s?${MONTH})?`,
    ),
    amount,
  ],
  [whole(`(?:${MOST}) ${AMOUNT}(?:\\s?${MONTH})? (?:in |for |of |de |en )?${FEES_OF_AMOUNT}`), amount],
];

/** Words for the fee of a condo alone: houses have dues of an association too. */
const OF_CONDO = /condo|strata|copropriete/;

export type SaidFee = {
  rest: string;
  monthlyFee?: number;
  /** The words ask for a home that has a condo fee. */
  isOfCondo?: boolean;
};

/** The highest condo or association fee of a text, 0 for none, and the text with a gap in its place. */
export function readFee(text: string, gap: (matched: string) => string): SaidFee {
  let found: SaidFee = { rest: text };
  for (const [pattern, read] of RULES) {
    const rest = found.rest.replace(pattern, (matched, ...groups: string[]) => {
      const monthlyFee = read(groups);
      const isTaken = found.monthlyFee !== undefined && found.monthlyFee !== monthlyFee;
      if (isTaken || monthlyFee > MOST_OF_MONTH) return matched;

      found = { ...found, monthlyFee, isOfCondo: monthlyFee > 0 && OF_CONDO.test(matched) };
      return gap(matched);
    });
    found = { ...found, rest };
  }

  return found;
}
