import { LONGEST_YEARS } from '#domain/listing/mortgage/canadian-rules.ts';
import type { MortgageCountry, MortgageTerms } from '#domain/listing/mortgage/mortgage.ts';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';

type Assumption = {
  annualRate: number;
  years: number;
  downPart: number;
  taxPart: number;
  insurancePart: number;
};

/** Defaults the visitor can change. */
const ASSUMED: Readonly<Record<MortgageCountry, Assumption>> = {
  CA: { annualRate: 4.5, years: 25, downPart: 0.2, taxPart: 0.009, insurancePart: 0.003 },
  US: { annualRate: 6.5, years: 30, downPart: 0.2, taxPart: 0.019, insurancePart: 0.006 },
};
const PMI_RATE = 0.6;
/** Lower prices are rents per square foot or errors. */
const LOWEST_PRICE = 10_000;

export const YEARS: Readonly<Record<MortgageCountry, readonly number[]>> = {
  CA: [10, 15, 20, 25, LONGEST_YEARS],
  US: [10, 15, 20, 30],
};

/** The country whose rules apply; null where they are not known. */
export function mortgageCountry(locale: string): MortgageCountry | null {
  const [, country] = locale.split('-');

  return country === 'CA' || country === 'US' ? country : null;
}

type Home = Pick<ListingDetails_ListingFragment, 'price' | 'transactionType' | 'details'>;

/** Mortgages apply to sales with a price. */
export function isMortgageable({ price, transactionType }: Home): boolean {
  return transactionType === 'SALE' && (price ?? 0) >= LOWEST_PRICE;
}

/** The initial terms, with taxes and fees of the source if known. */
export function firstTerms({ price, details }: Home, country: MortgageCountry): MortgageTerms {
  const { annualRate, years, downPart, taxPart, insurancePart } = ASSUMED[country];
  const asked = price ?? 0;
  const fact = (names: readonly string[]) => amountOf(details, names);

  return {
    price: asked,
    downPayment: Math.round(asked * downPart),
    annualRate,
    years,
    propertyTax: fact(['taxes', 'taxannualamount']) ?? Math.round(asked * taxPart),
    homeInsurance: Math.round(asked * insurancePart),
    fees: fact(['condofee', 'associationfee', 'maintenancefee', 'monthlyfee']) ?? 0,
    isFirstOrNew: false,
    pmiRate: PMI_RATE,
  };
}

/** The first number of a fact, `$2,345 (2026)` as 2345; null if there is none. */
function amountOf(details: Home['details'], names: readonly string[]): number | null {
  const fact = details.find(({ name }) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')));
  const digits = /\d[\d,]*(\.\d+)?/.exec(fact?.value ?? '')?.[0];

  return digits ? Math.round(Number(digits.replaceAll(',', ''))) : null;
}
