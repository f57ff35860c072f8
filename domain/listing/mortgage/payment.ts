type Loan = {
  /** Whole amount borrowed. */
  principal: number;
  /** Nominal annual rate in per cent, for example 4.5. */
  annualRate: number;
  years: number;
};

/** Below this monthly rate the formula loses all precision. */
const NO_INTEREST = 1e-9;

/** The annuity payment per month; without interest the principal is divided evenly. */
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

/** The remaining balance after a number of months. */
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
