/**
 * From this price on a mortgage cannot be insured, so that the minimum down payment is 20 % (since 15
 * December 2024).
 */
export const INSURABLE_BELOW = 1_500_000;
/** The minimum down payment is 5 % up to here, and 10 % of the rest. */
const FIRST_TIER = 500_000;

/** Up to this loan-to-value no insurance is needed. */
const UNINSURED_LOAN_TO_VALUE = 0.8;
/** Added to the premium, in per cent, for more than 25 years. */
const LONG_LOAN_SURCHARGE = 0.2;

/** CMHC's premium in per cent of the loan, by maximum loan-to-value. */
const PREMIUMS = [
  { loanToValue: 0.85, premium: 2.8 },
  { loanToValue: 0.9, premium: 3.1 },
  { loanToValue: 0.95, premium: 4 },
] as const;

export const INSURED_MAX_YEARS = 25;
/** For first-time buyers, new homes, and loans without insurance. */
export const LONGEST_YEARS = 30;

/** The minimum down payment, in whole dollars. */
export function minimumDownPayment(price: number): number {
  if (price >= INSURABLE_BELOW) return Math.ceil(price * 0.2);

  return Math.ceil(Math.min(price, FIRST_TIER) * 0.05 + Math.max(0, price - FIRST_TIER) * 0.1);
}

type Purchase = { price: number; downPayment: number };

export function needsInsurance({ price, downPayment }: Purchase): boolean {
  return price > 0 && (price - downPayment) / price > UNINSURED_LOAN_TO_VALUE;
}

/** The maximum amortisation in years. */
export function longestAmortisation(purchase: Purchase & { isFirstOrNew: boolean }): number {
  return needsInsurance(purchase) && !purchase.isFirstOrNew ? INSURED_MAX_YEARS : LONGEST_YEARS;
}

/** CMHC's insurance premium in dollars; null where such a loan cannot be insured. */
export function insurancePremium({ price, downPayment, years }: Purchase & { years: number }): number | null {
  if (!needsInsurance({ price, downPayment })) return 0;
  if (price >= INSURABLE_BELOW || downPayment < minimumDownPayment(price)) return null;
  const loan = price - downPayment;
  const tier = PREMIUMS.find(({ loanToValue }) => loan / price <= loanToValue + 1e-9);
  if (!tier) return null;

  return (loan * (tier.premium + (years > INSURED_MAX_YEARS ? LONG_LOAN_SURCHARGE : 0))) / 100;
}
