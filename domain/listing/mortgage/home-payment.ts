import { termsOfHome } from './assumptions.ts';
import { homeCosts } from './home-costs.ts';
import { type MortgageCountry, type MortgageTerms, mortgageOf } from './mortgage.ts';

/** Lower prices are rents per square foot or errors. */
const LOWEST_PRICE = 10_000;

type Home = {
  price?: number | null;
  transactionType?: string | null;
  details: readonly { name: string; value: string }[];
};

/** Mortgages apply to sales with a price. */
export function isMortgageable({ price, transactionType }: Omit<Home, 'details'>): boolean {
  return transactionType === 'SALE' && (price ?? 0) >= LOWEST_PRICE;
}

/** The initial terms, with taxes and fees of the source if known. */
export function firstTerms({ price, details }: Home, country: MortgageCountry): MortgageTerms {
  return termsOfHome({ price: price ?? 0, ...homeCosts(details) }, country);
}

/** The estimated payment a month under the usual terms; null where no mortgage applies. */
export function homePayment(home: Home, country: MortgageCountry): number | null {
  if (!isMortgageable(home)) return null;
  const result = mortgageOf(country, firstTerms(home, country));

  return result.ok ? result.mortgage.total : null;
}
