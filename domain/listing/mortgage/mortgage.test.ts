import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insurancePremium, longestAmortisation, minimumDownPayment } from './canadian-rules.ts';
import { type MortgageTerms, minimumDown, mortgageOf } from './mortgage.ts';
import { americanMonthlyRate, americanPayment, balanceAfter, canadianPayment } from './payment.ts';

// The expected payments were computed by bisection over the monthly balance, with 40 digits.
test.each([
  [100_000, 6, 25, 639.8066, 644.3014],
  [400_000, 5, 25, 2326.4199, 2338.3602],
  [552_500, 4.49, 30, 2782.5771, 2796.1545],
  [300_000, 0.5, 10, 2563.4749, 2563.5415],
  [250_000, 9.75, 15, 2619.2665, 2648.4067],
  [120_000, 0, 10, 1000, 1000],
  [0, 5, 25, 0, 0],
])(
  '%d at %d%% over %d years is %d a month in Canada and %d in the United States',
  (principal, annualRate, years, canadian, american) => {
    const loan = { principal, annualRate, years };

    expect(canadianPayment(loan)).toBeCloseTo(canadian, 3);
    expect(americanPayment(loan)).toBeCloseTo(american, 3);
  },
);

test('after the last payment nothing is owed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 5_000_000 }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      (principal, annualRate, years) => {
        const payment = americanPayment({ principal, annualRate, years });
        const left = balanceAfter(principal, americanMonthlyRate(annualRate), payment, years * 12);

        expect(left / principal).toBeLessThan(1e-6);
      },
    ),
  );
});

describe('Canada', () => {
  test.each([
    [300_000, 15_000],
    [500_000, 25_000],
    [600_000, 35_000],
    [1_000_000, 75_000],
    [1_499_999, 125_000],
    [1_500_000, 300_000],
    [2_000_000, 400_000],
  ])('%d asks for %d down', (price, down) => {
    expect(minimumDownPayment(price)).toBe(down);
  });

  test.each([
    ['5 % down', 500_000, 25_000, 25, 19_000],
    ['5 % down over 30 years', 500_000, 25_000, 30, 19_950],
    ['10 % down', 500_000, 50_000, 25, 13_950],
    ['15 % down', 500_000, 75_000, 25, 11_900],
    ['just above 80 %', 500_000, 99_999, 25, 11_200.03],
    ['20 % down', 500_000, 100_000, 25, 0],
    ['too little down', 600_000, 30_000, 25, null],
    ['too dear to insure', 1_600_000, 100_000, 25, null],
  ])('the premium with %s', (_, price, downPayment, years, premium) => {
    const found = insurancePremium({ price, downPayment, years });

    if (premium === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(premium, 2);
  });

  test.each([
    ['insured', 25_000, false, 25],
    ['insured, first home or new', 25_000, true, 30],
    ['not insured', 100_000, false, 30],
  ])('a loan that is %s', (_, downPayment, isFirstOrNew, years) => {
    expect(longestAmortisation({ price: 500_000, downPayment, isFirstOrNew })).toBe(years);
  });
});

const terms = (more: Partial<MortgageTerms> = {}): MortgageTerms => ({
  price: 500_000,
  downPayment: 25_000,
  annualRate: 4.49,
  years: 25,
  propertyTax: 3600,
  homeInsurance: 1200,
  fees: 350,
  isFirstOrNew: false,
  pmiRate: 0.6,
  ...more,
});

const monthly = (country: 'CA' | 'US', more?: Partial<MortgageTerms>) => {
  const result = mortgageOf(country, terms(more));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));

  return result.mortgage;
};

test('a Canadian month has the premium in the loan, and no mortgage insurance besides', () => {
  const mortgage = monthly('CA');

  expect(mortgage).toMatchObject({
    loan: 494_000,
    premium: 19_000,
    pmi: 0,
    tax: 300,
    insurance: 100,
    fees: 350,
  });
  expect(mortgage.payment).toBeCloseTo(2731.4108, 3);
  expect(mortgage.total).toBe(2731 + 750);
  expect(monthly('CA', { years: 30, isFirstOrNew: true }).payment).toBeCloseTo(2492.7358, 3);
});

test('the total is the sum of the lines in whole dollars', () => {
  // 2731.41 and 300.42, 100.42, 350: 3482.25 in all, of lines that add up to 3481.
  expect(monthly('CA', { propertyTax: 3605, homeInsurance: 1205 }).total).toBe(2731 + 300 + 100 + 350);
});

test('an American month has mortgage insurance until the loan is 78 % of the price', () => {
  const mortgage = monthly('US', { price: 400_000, downPayment: 40_000, annualRate: 6.5, years: 30 });

  expect(mortgage).toMatchObject({ loan: 360_000, premium: 0, pmi: 180, pmiMonths: 109 });
  expect(mortgage.payment).toBeCloseTo(2275.4449, 3);
  expect(mortgage.total).toBe(2275 + 180 + 750);
  expect(monthly('US', { downPayment: 100_000 })).toMatchObject({ pmi: 0, pmiMonths: 0 });
});

test.each([
  ['CA', { downPayment: 24_999 }, { field: 'downPayment', limit: 25_000 }],
  ['CA', { years: 30 }, { field: 'years', limit: 25 }],
  ['US', { downPayment: 14_999 }, { field: 'downPayment', limit: 15_000 }],
] as const)('%s: %j breaks a rule, which is named', (country, more, problem) => {
  expect(mortgageOf(country, terms(more))).toEqual({ ok: false, problem });
});

test('for any input, a valid monthly payment is the finite sum of its lines in whole dollars', () => {
  const amount = fc.integer({ min: 0, max: 20_000_000 });
  const anyTerms = fc.record({
    price: amount,
    downPayment: amount,
    annualRate: fc.double({ min: 0, max: 25, noNaN: true }),
    years: fc.integer({ min: 1, max: 30 }),
    propertyTax: amount,
    homeInsurance: amount,
    fees: amount,
    isFirstOrNew: fc.boolean(),
    pmiRate: fc.double({ min: 0, max: 3, noNaN: true }),
  });

  fc.assert(
    fc.property(fc.constantFrom('CA' as const, 'US' as const), anyTerms, (country, any) => {
      const result = mortgageOf(country, any);
      if (!result.ok) {
        expect(any.downPayment < minimumDown(country, any.price) || any.years > 25).toBe(true);
        return;
      }
      const { payment, pmi, tax, insurance, fees, total, loan } = result.mortgage;

      expect(loan).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(total)).toBe(true);
      const lines = [payment, pmi, tax, insurance, fees].map(Math.round);
      expect(total).toBe(lines.reduce((sum, line) => sum + line));
    }),
  );
});
