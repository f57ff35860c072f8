import type { MortgageCountry } from './mortgage.ts';

/** The country whose rules apply; null where they are not known. */
export function mortgageCountry(locale: string): MortgageCountry | null {
  const [, country] = locale.split('-');

  return country === 'CA' || country === 'US' ? country : null;
}
