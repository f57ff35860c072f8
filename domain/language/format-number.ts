import { grouped } from '../search/grouped-number.ts';
import { language } from './language.ts';
import { market } from './market.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A whole number as the page's language groups it, by hand as in `format-day.ts`. */
export function formatNumber(number: number, own = language(), shape = market(own)): string {
  return grouped(number, shape[1] ?? ',');
}

/** Halves, such as of bathrooms: `2.5`, in French `2,5`. */
export function formatHalves(number: number, shape = market()): string {
  return String(number).replace('.', shape[2] ?? '.');
}

/** `$450,000`, in French `450 000 $`; in the money of the site's market. */
export function formatDollars(amount: number, own = language(), shape = market(own)): string {
  return money(formatNumber(amount, own, shape), '', shape);
}

/** An amount with the letter of its thousands or millions: `$1.5M`, in French `1,5 M$`, in Spanish `$1.5 M`. */
export function shortDollars(amount: number, unit: '' | 'K' | 'M'): string {
  const shape = market();

  return money(
    String(amount).replace('.', shape[2] ?? '.'),
    unit === 'K' && language() !== 'en' ? 'k' : unit,
    shape,
  );
}

function money(number: string, letter: string, [pattern = '']: readonly string[]): string {
  // Without a letter, one of the spaces around it is too many.
  const text = letter ? pattern : pattern.replace(`^${NO_BREAK_SPACE}`, '^');

  return text.replace('#', number).replace('^', letter).trim();
}
