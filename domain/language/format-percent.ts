import { language } from './language.ts';
import { market } from './market.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A share as `3.5%`, in French and Spanish `3,5 %`; whole from ten percent on. */
export function formatPercent(share: number, own = language()): string {
  const percent = share * 100;
  const rounded = percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  const number = String(rounded).replace('.', market(own)[2] ?? '.');

  return own === 'en' ? `${number}%` : `${number}${NO_BREAK_SPACE}%`;
}
