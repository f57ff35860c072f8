type Loan = {
  /** Whole amount borrowed. */
  principal: number;
  /** The nominal rate of a year in per cent, for example 4.5. */
  annualRate: number;
  years: number;
};

/** A rate of a month below this is lost in the digits of a payment. */
const NO_INTEREST = 1e-9;

/** What every month costs when the rate of a month is known; without interest the principal is shared out evenly. */
export function levelPayment(principal: number, monthlyRate: number, months: number): number {
  if (principal <= 0 || months <= 0) return 0;
  if (monthlyRate < NO_INTEREST) return principal / months;

  return (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** Canada: interest is compounded twice a year (Interest Act, section 6). */
export function canadianMonthlyRate(annualRate: number): number {
  return (1 + annualRate / 200) ** (1 / 6) - 1;
}

/** United States: interest is compounded every month. */
export function americanMonthlyRate(annualRate: number): number {
  return annualRate / 1200;
}

export function canadianPayment({ principal, annualRate, years }: Loan): number {
  return levelPayment(principal, canadianMonthlyRate(annualRate), years * 12);
}

export function americanPayment({ principal, annualRate, years }: Loan): number {
  return levelPayment(principal, americanMonthlyRate(annualRate), years * 12);
}

/** What is still owed after so many months. */
export function balanceAfter(
  principal: number,
  monthlyRate: number,
  payment: number,
  months: number,
): number {
  if (monthlyRate < NO_INTEREST) return Math.max(0, principal - payment * months);
  const grown = (1 + monthlyRate) ** months;

  return Math.max(0, principal * grown - (payment * (grown - 1)) / monthlyRate);
}
