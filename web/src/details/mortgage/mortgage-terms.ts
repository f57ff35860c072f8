import { assumedTerms } from '#domain/listing/mortgage/assumptions.ts';
import { LONGEST_YEARS } from '#domain/listing/mortgage/canadian-rules.ts';
import { homeCosts } from '#domain/listing/mortgage/home-costs.ts';
import type { MortgageCountry, MortgageTerms } from '#domain/listing/mortgage/mortgage.ts';
import { readPrice } from '#domain/search/sentence/read-price.ts';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { LARGEST_AMOUNT } from './amount-text.ts';

export const YEARS: Readonly<Record<MortgageCountry, readonly number[]>> = {
  CA: [10, 15, 20, 25, LONGEST_YEARS],
  US: [10, 15, 20, 30],
};

type Home = Pick<ListingDetails_ListingFragment, 'price' | 'propertyTypes' | 'details'>;

/** Costs that nobody has named. */
export type AssumedCosts = {
  /** Dollars a year; null if it is known. */
  propertyTax: number | null;
  homeInsurance: number;
  /** Fees are left out. */
  withoutFees: boolean;
  /** Whether the home may have fees, so that there is a field for them. */
  mayHaveFees: boolean;
};

/** Canadian homes of these types may have condo fees; duplexes are among the investments. */
const MAY_HAVE_FEES = /condo|townhouse|investment/;

/** What is assumed of a listing. */
export function costsOfListing(listing: Home, country: MortgageCountry): AssumedCosts {
  const { propertyTax, homeInsurance } = assumedTerms(listing.price ?? 0, country);
  const known = homeCosts(listing.details);
  const isShared = listing.propertyTypes.some((type) => /condo|townhouse/.test(type));

  return {
    propertyTax: known.propertyTax === null ? propertyTax : null,
    homeInsurance,
    withoutFees: isShared && known.monthlyFee === null,
    // In the United States houses have associations too.
    mayHaveFees:
      country === 'US' ||
      (known.monthlyFee ?? 0) > 0 ||
      listing.propertyTypes.length === 0 ||
      listing.propertyTypes.some((type) => MAY_HAVE_FEES.test(type)),
  };
}

/** Names of the terms in the URL of a page with a calculator, which a form without JavaScript asks for. */
export const TERM_PARAMS = {
  price: 'price',
  downPayment: 'down',
  annualRate: 'rate',
  years: 'years',
  propertyTax: 'tax',
  homeInsurance: 'insurance',
  fees: 'fees',
} as const;
export const FIRST_PARAM = 'first';
export const HIGHEST_RATE = 25;

/** The terms that a URL asks for, else those that are assumed for the price. */
export function searchedTerms(search: string, price: number, country: MortgageCountry): MortgageTerms {
  const params = new URLSearchParams(search);
  const amount = (name: keyof typeof TERM_PARAMS) => {
    const amount = readPrice(params.get(TERM_PARAMS[name]) ?? '');

    return amount === null ? null : Math.min(amount, LARGEST_AMOUNT);
  };
  const rate = params.get(TERM_PARAMS.annualRate)?.trim().replace(',', '.') ?? '';
  const assumed = assumedTerms(amount('price') ?? price, country);
  const years = amount('years');

  return {
    ...assumed,
    downPayment: amount('downPayment') ?? assumed.downPayment,
    annualRate: rate !== '' && Number(rate) >= 0 ? Math.min(Number(rate), HIGHEST_RATE) : assumed.annualRate,
    years: years !== null && YEARS[country].includes(years) ? years : assumed.years,
    propertyTax: amount('propertyTax') ?? assumed.propertyTax,
    homeInsurance: amount('homeInsurance') ?? assumed.homeInsurance,
    fees: amount('fees') ?? assumed.fees,
    isFirstOrNew: params.has(FIRST_PARAM),
  };
}

/** What is assumed where no listing is known. */
export function costsOfTerms({ price }: MortgageTerms, country: MortgageCountry): AssumedCosts {
  const { propertyTax, homeInsurance } = assumedTerms(price, country);

  return { propertyTax, homeInsurance, withoutFees: false, mayHaveFees: true };
}
