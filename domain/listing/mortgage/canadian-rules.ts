/** From this price on a mortgage cannot be insured, so that a fifth has to be paid down (since 15 December 2024). */
export const INSURABLE_BELOW = 1_500_000;
/** Up to here 5 % are paid down, and 10 % of what is above. */
const FIRST_TIER = 500_000;

/** A loan of at most this part of the price needs no insurance. */
const UNINSURED_LOAN_TO_VALUE = 0.8;
/** Added to the premium, in per cent, where the loan runs for more than 25 years. */
const LONG_LOAN_SURCHARGE = 0.2;

/** CMHC's premium in per cent of the loan, by the part of the price that is borrowed at most. */
const PREMIUMS = [
  { loanToValue: 0.85, premium: 2.8 },
  { loanToValue: 0.9, premium: 3.1 },
  { loanToValue: 0.95, premium: 4 },
] as const;

export const INSURED_MAX_YEARS = 25;
/** Of first-time buyers, of new homes, and of loans without insurance. */
export const LONGEST_YEARS = 30;

/** The least that has to be paid down, in whole dollars. */
export function minimumDownPayment(price: number): number {
  if (price >= INSURABLE_BELOW) return Math.ceil(price * 0.2);

  return Math.ceil(Math.min(price, FIRST_TIER) * 0.05 + Math.max(0, price - FIRST_TIER) * 0.1);
}

type Purchase = { price: number; downPayment: number };

export function needsInsurance({ price, downPayment }: Purchase): boolean {
  return price > 0 && (price - downPayment) / price > UNINSURED_LOAN_TO_VALUE;
}

/** The most years a loan may run. */
export function longestAmortisation(purchase: Purchase & { isFirstOrNew: boolean }): number {
  return needsInsurance(purchase) && !purchase.isFirstOrNew ? INSURED_MAX_YEARS : LONGEST_YEARS;
}

/** What CMHC's insurance adds to the loan, in dollars; null where such a loan is not insured at all. */
export function insurancePremium({ price, downPayment, years }: Purchase & { years: number }): number | null {
  if (!needsInsurance({ price, downPayment })) return 0;
  if (price >= INSURABLE_BELOW || downPayment < minimumDownPayment(price)) return null;
  const loan = price - downPayment;
  const tier = PREMIUMS.find(({ loanToValue }) => loan / price <= loanToValue + 1e-9);
  if (!tier) return null;

  return (loan * (tier.premium + (years > INSURED_MAX_YEARS ? LONG_LOAN_SURCHARGE : 0))) / 100;
}
