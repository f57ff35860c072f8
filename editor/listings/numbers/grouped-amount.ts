import { market } from '#domain/language/market.ts';

/** How the market of the site writes an amount: the signs around the number, and its separators. */
export function amountSigns(): { before: string; after: string; group: string; decimals: string } {
  const [shape = '#', group = ',', decimals = '.'] = market();
  const [before = '', after = ''] = shape.replace('^', '').split('#');

  return { before: before.trim(), after: after.trim(), group, decimals };
}

/** Cents that are typed stay until the field is left: dropping the separator would multiply the amount. */
const FRACTION = 2;

/** What is typed as an amount, with separators of thousands: `1250000` as `1,250,000`. */
export function groupedAmount(typed: string): string {
  const { group, decimals } = amountSigns();
  const { whole, fraction } = partsOf(typed);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);

  return fraction === undefined ? grouped : `${grouped || '0'}${decimals}${fraction}`;
}

/** The amount as `Number` reads it. */
export function plainAmount(typed: string): string {
  const { whole, fraction } = partsOf(typed);

  return fraction ? `${whole || '0'}.${fraction}` : whole;
}

/** Where the caret is in a text once it is grouped again, after as many digits as before. */
export function caretIn(text: string, typed: string, caret: number): number {
  const passed = groupless(typed.slice(0, caret)).length;
  let at = 0;
  for (let seen = 0; seen < passed && at < text.length; at++) if (groupless(text[at] ?? '')) seen++;

  return at;
}

/** Digits and separators of decimals. */
function groupless(text: string): string {
  return text.replace(/[^\d.,]/g, '').replaceAll(amountSigns().group, '');
}

function partsOf(typed: string): { whole: string; fraction: string | undefined } {
  const [whole = '', ...rest] = groupless(typed).split(/[.,]/);
  const digits = whole.replace(/^0+(?=\d)/, '');

  return { whole: digits, fraction: rest.length > 0 ? rest.join('').slice(0, FRACTION) : undefined };
}
