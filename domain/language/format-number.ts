import { grouped } from '../search/grouped-number.ts';
import { type Language, language } from './language.ts';

const NO_BREAK_SPACE = '\u00a0';
const GROUPS: Readonly<Record<Language, string>> = { en: ',', fr: NO_BREAK_SPACE, es: ',' };

/** A whole number as the page's language groups it, by hand as in `format-day.ts`. */
export function formatNumber(number: number, own = language()): string {
  return grouped(number, GROUPS[own]);
}

/** `$450,000`, in French `450 000 $`. */
export function formatDollars(amount: number, own = language()): string {
  const number = formatNumber(amount, own);

  return own === 'fr' ? `${number}${NO_BREAK_SPACE}$` : `$${number}`;
}

/** An amount with the letter of its thousands or millions: `$1.5M`, in French `1,5 M$`, in Spanish `$1.5 M`. */
export function shortDollars(amount: number, unit: '' | 'K' | 'M'): string {
  const letter = unit === 'K' && language() !== 'en' ? 'k' : unit;
  switch (language()) {
    case 'fr':
      return `${String(amount).replace('.', ',')}${NO_BREAK_SPACE}${letter}$`;
    case 'es':
      return letter ? `$${amount}${NO_BREAK_SPACE}${letter}` : `$${amount}`;
    default:
      return `$${amount}${letter}`;
  }
}
