import { insurancePremium, longestAmortisation, minimumDownPayment } from './canadian-rules.ts';
import { americanMonthlyRate, americanPayment, balanceAfter, canadianPayment } from './payment.ts';

export type MortgageCountry = 'CA' | 'US';

export type MortgageTerms = {
  price: number;
  downPayment: number;
  /** Per cent a year. */
  annualRate: number;
  years: number;
  /** Dollars a year. */
  propertyTax: number;
  /** Dollars a year. */
  homeInsurance: number;
  /** Condominium or homeowners' association fees, dollars a month. */
  fees: number;
  /** Canada: a first-time buyer, or a home that is new. */
  isFirstOrNew: boolean;
  /** United States: mortgage insurance, per cent of the loan a year. */
  pmiRate: number;
};

export type Mortgage = {
  /** With the insurance premium in Canada. */
  loan: number;
  /** CMHC's premium within the loan; 0 without. */
  premium: number;
  /** Principal and interest per month. */
  payment: number;
  /** Mortgage insurance in the United States per month; 0 without. */
  pmi: number;
  /** Months until that insurance ends, at 78 % of the price; 0 without. */
  pmiMonths: number;
  tax: number;
  insurance: number;
  fees: number;
  /** Total per month, of the lines as they are shown: in whole dollars. */
  total: number;
};

/** A field that breaks a rule, with the limit. */
export type MortgageProblem = { field: 'downPayment' | 'years'; limit: number };

export type MortgageResult = { ok: true; mortgage: Mortgage } | { ok: false; problem: MortgageProblem };

/** Minimum down payment of most conventional loans. */
const AMERICAN_MINIMUM = 0.03;
const PMI_ABOVE = 0.8;
const PMI_ENDS_AT = 0.78;

/** The minimum down payment, in whole dollars. */
export function minimumDown(country: MortgageCountry, price: number): number {
  return country === 'CA' ? minimumDownPayment(price) : Math.ceil(price * AMERICAN_MINIMUM);
}

/** The monthly cost of a home under the rules of a country, or the violated rule. */
export function mortgageOf(country: MortgageCountry, terms: MortgageTerms): MortgageResult {
  const { price, downPayment } = terms;
  const limit = minimumDown(country, price);
  if (downPayment < limit) return { ok: false, problem: { field: 'downPayment', limit } };

  return country === 'CA'
    ? canadian(terms)
    : american({ ...terms, downPayment: Math.min(downPayment, price) });
}

function canadian(terms: MortgageTerms): MortgageResult {
  const { price, years, annualRate, isFirstOrNew } = terms;
  const downPayment = Math.min(terms.downPayment, price);
  const longest = longestAmortisation({ price, downPayment, isFirstOrNew });
  if (years > longest) return { ok: false, problem: { field: 'years', limit: longest } };
  const premium = insurancePremium({ price, downPayment, years }) ?? 0;
  const loan = price - downPayment + premium;

  return withCosts(terms, {
    loan,
    premium,
    payment: canadianPayment({ principal: loan, annualRate, years }),
  });
}

function american(terms: MortgageTerms): MortgageResult {
  const { price, downPayment, years, annualRate, pmiRate } = terms;
  const loan = price - downPayment;
  const payment = americanPayment({ principal: loan, annualRate, years });
  const isInsured = price > 0 && loan / price > PMI_ABOVE;
  const pmi = isInsured ? (loan * pmiRate) / 1200 : 0;
  const pmiMonths = isInsured ? monthsUntil(price * PMI_ENDS_AT, { loan, annualRate, payment, years }) : 0;

  return withCosts(terms, { loan, premium: 0, payment, pmi, pmiMonths });
}

function withCosts(
  { propertyTax, homeInsurance, fees }: MortgageTerms,
  {
    pmi = 0,
    pmiMonths = 0,
    ...loan
  }: { loan: number; premium: number; payment: number; pmi?: number; pmiMonths?: number },
): MortgageResult {
  const [tax, insurance] = [propertyTax / 12, homeInsurance / 12];
  const total = [loan.payment, pmi, tax, insurance, fees].map(Math.round).reduce((sum, line) => sum + line);

  return { ok: true, mortgage: { ...loan, pmi, pmiMonths, tax, insurance, fees, total } };
}

function monthsUntil(
  target: number,
  { loan, annualRate, payment, years }: { loan: number; annualRate: number; payment: number; years: number },
): number {
  const rate = americanMonthlyRate(annualRate);
  for (let month = 1; month < years * 12; month++) {
    if (balanceAfter(loan, rate, payment, month) <= target) return month;
  }

  return years * 12;
}
