import type { HomeCosts } from './home-costs.ts';
import { mortgageCountry } from './mortgage-country.ts';
import { type MortgageCountry, type MortgageTerms, mortgageOf } from './mortgage.ts';

type Assumption = {
  /** Per cent a year. */
  annualRate: number;
  years: number;
  /** Parts of the price. */
  downPart: number;
  taxPart: number;
  insurancePart: number;
};

/** Terms of a mortgage that nobody has chosen. */
export const ASSUMED: Readonly<Record<MortgageCountry, Assumption>> = {
  CA: { annualRate: 4.5, years: 25, downPart: 0.2, taxPart: 0.009, insurancePart: 0.003 },
  US: { annualRate: 6.5, years: 30, downPart: 0.2, taxPart: 0.019, insurancePart: 0.006 },
};
/** Mortgage insurance in the United States, per cent of the loan a year. */
const PMI_RATE = 0.6;

/** The highest price of a home. */
const MOST = 1_000_000_000;

/** What is assumed in the country of a locale; null where its rules are not known. */
export function assumedIn(locale: string): Assumption | null {
  const country = mortgageCountry(locale);

  return country && ASSUMED[country];
}

/** The assumed terms for a price. */
export function assumedTerms(price: number, country: MortgageCountry): MortgageTerms {
  const { annualRate, years, downPart, taxPart, insurancePart } = ASSUMED[country];

  return {
    price,
    // Less than a fifth, by cents, would have to be insured.
    downPayment: Math.ceil(price * downPart),
    annualRate,
    years,
    propertyTax: Math.round(price * taxPart),
    homeInsurance: Math.round(price * insurancePart),
    fees: 0,
    isFirstOrNew: false,
    pmiRate: PMI_RATE,
  };
}

/** The assumed terms with what is known of a home. */
export function termsOfHome(
  { price, propertyTax, monthlyFee }: HomeCosts & { price: number },
  country: MortgageCountry,
): MortgageTerms {
  const assumed = assumedTerms(price, country);

  return { ...assumed, propertyTax: propertyTax ?? assumed.propertyTax, fees: monthlyFee ?? assumed.fees };
}

/** The highest price whose monthly total, with average taxes and insurance, is within the payment; null in other countries. */
export function priceForPayment(monthly: number, locale: string): number | null {
  const country = mortgageCountry(locale);
  if (!country) return null;

  let [low, high] = [0, MOST];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const result = mortgageOf(country, assumedTerms(middle, country));
    if (result.ok && result.mortgage.total <= monthly) low = middle;
    else high = middle - 1;
  }
  return low;
}
