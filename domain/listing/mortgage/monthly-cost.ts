import { ASSUMED } from './assumptions.ts';
import type { HomeCosts } from './home-costs.ts';
import type { MortgageCountry } from './mortgage.ts';
import { americanPayment, canadianPayment } from './payment.ts';

/** What the monthly cost of a home is made of under the assumed terms. */
export type CostFactors = {
  /** Parts of the price. */
  downPart: number;
  taxPart: number;
  insurancePart: number;
  /** Principal and interest a month of a dollar borrowed. */
  loanPayment: number;
};

export function costFactors(country: MortgageCountry): CostFactors {
  const { annualRate, years, downPart, taxPart, insurancePart } = ASSUMED[country];
  const paymentOf = country === 'CA' ? canadianPayment : americanPayment;

  return { downPart, taxPart, insurancePart, loanPayment: paymentOf({ principal: 1, annualRate, years }) };
}

/** The total of `mortgageOf` for the terms of a home, in one expression: for every row of a search, and the model of its SQL. */
export function monthlyCost(
  { price, propertyTax, monthlyFee }: HomeCosts & { price: number },
  { downPart, taxPart, insurancePart, loanPayment }: CostFactors,
): number {
  const payment = (price - Math.ceil(price * downPart)) * loanPayment;
  const tax = (propertyTax ?? Math.round(price * taxPart)) / 12;
  const insurance = Math.round(price * insurancePart) / 12;

  return Math.round(payment) + Math.round(tax) + Math.round(insurance) + Math.round(monthlyFee ?? 0);
}
