import { assumedTerms } from '#domain/listing/mortgage/assumptions.ts';
import { LONGEST_YEARS } from '#domain/listing/mortgage/canadian-rules.ts';
import type { MortgageCountry, MortgageTerms } from '#domain/listing/mortgage/mortgage.ts';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';

/** Lower prices are rents per square foot or errors. */
const LOWEST_PRICE = 10_000;

export const YEARS: Readonly<Record<MortgageCountry, readonly number[]>> = {
  CA: [10, 15, 20, 25, LONGEST_YEARS],
  US: [10, 15, 20, 30],
};

type Home = Pick<ListingDetails_ListingFragment, 'price' | 'transactionType' | 'details'>;

/** Mortgages apply to sales with a price. */
export function isMortgageable({ price, transactionType }: Home): boolean {
  return transactionType === 'SALE' && (price ?? 0) >= LOWEST_PRICE;
}

/** The initial terms, with taxes and fees of the source if known. */
export function firstTerms({ price, details }: Home, country: MortgageCountry): MortgageTerms {
  const fact = (names: readonly string[]) => amountOf(details, names);
  const assumed = assumedTerms(price ?? 0, country);

  return {
    ...assumed,
    propertyTax: fact(['taxes', 'taxannualamount']) ?? assumed.propertyTax,
    fees: fact(['condofee', 'associationfee', 'maintenancefee', 'monthlyfee']) ?? 0,
  };
}

/** The first number of a fact, `$2,345 (2026)` as 2345; null if there is none. */
function amountOf(details: Home['details'], names: readonly string[]): number | null {
  const fact = details.find(({ name }) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')));
  const digits = /\d[\d,]*(\.\d+)?/.exec(fact?.value ?? '')?.[0];

  return digits ? Math.round(Number(digits.replaceAll(',', ''))) : null;
}
