import { useState } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import {
  type MortgageCountry,
  type MortgageProblem,
  type MortgageTerms,
  mortgageOf,
} from '#domain/listing/mortgage/mortgage.ts';
import { message } from '../../messages.ts';
import { Folded } from '../sections/folded.tsx';
import { MortgageFields } from './mortgage-fields.tsx';
import { MortgageMonth, MortgageNote } from './mortgage-month.tsx';
import { type AssumedCosts, YEARS } from './mortgage-terms.ts';

type MortgageCalculatorProps = {
  /** Terms to begin with. */
  terms: MortgageTerms;
  assumed: AssumedCosts;
  country: MortgageCountry;
  /** Where the form leads without JavaScript: the page itself, at the calculator. */
  formHref?: string;
  /** On a phone the payment comes first, with the terms folded. */
  isFolded?: boolean;
};

/** Price, down payment, rate and years under the country's rules, and the monthly payment. */
export function MortgageCalculator({
  terms: first,
  assumed,
  country,
  formHref,
  isFolded = false,
}: MortgageCalculatorProps) {
  const [terms, setTerms] = useState(first);
  const set = (changes: Partial<MortgageTerms>) => setTerms((before) => ({ ...before, ...changes }));
  const result = mortgageOf(country, terms);
  const form = (
    <form
      className="mortgage-calculator__terms is-more"
      action={formHref}
      onSubmit={(event) => event.preventDefault()}
    >
      <MortgageFields terms={terms} country={country} hasFees={assumed.mayHaveFees} onChange={set} />
      {formHref && (
        <noscript>
          <button type="submit" className="button">
            {message('mortgage.calculate')}
          </button>
        </noscript>
      )}
    </form>
  );

  return (
    <div className="mortgage-calculator">
      {!isFolded && form}
      <div className="mortgage-calculator__result" role="status">
        {result.ok ? (
          <MortgageMonth mortgage={result.mortgage} country={country} />
        ) : (
          <Problem problem={result.problem} country={country} onApply={set} />
        )}
      </div>
      {isFolded && <Folded more={message('mortgage.change')}>{form}</Folded>}
      <MortgageNote terms={terms} assumed={assumed} country={country} />
    </div>
  );
}

type ProblemProps = {
  problem: MortgageProblem;
  country: MortgageCountry;
  onApply: (changes: Partial<MortgageTerms>) => void;
};

/** The rule that is broken, and a button that fixes it. */
function Problem({ problem: { field, limit }, country, onApply }: ProblemProps) {
  const isDown = field === 'downPayment';
  const years = YEARS[country].filter((count) => count <= limit).at(-1) ?? limit;

  return (
    <>
      <p>
        {isDown
          ? message('mortgage.problem.down', { amount: formatDollars(limit) })
          : message('mortgage.problem.years', { years: limit })}
      </p>
      <button
        type="button"
        className="button is-secondary"
        onClick={() => onApply(isDown ? { downPayment: limit } : { years })}
      >
        {isDown
          ? message('mortgage.apply.down', { amount: formatDollars(limit) })
          : message('mortgage.apply.years', { years })}
      </button>
    </>
  );
}
