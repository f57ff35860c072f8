import { useState } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import {
  type Mortgage,
  type MortgageCountry,
  type MortgageProblem,
  type MortgageTerms,
  mortgageOf,
} from '#domain/listing/mortgage/mortgage.ts';
import { message } from '../../messages.ts';
import { MortgageFields } from './mortgage-fields.tsx';
import { YEARS } from './mortgage-terms.ts';
import './mortgage-calculator.css';

type MortgageCalculatorProps = {
  /** Terms to begin with. */
  terms: MortgageTerms;
  country: MortgageCountry;
  /** Where the form leads without JavaScript: the page itself, at the calculator. */
  formHref?: string;
};

/** Price, down payment, rate and years under the country's rules, and the monthly payment. */
export function MortgageCalculator({ terms: first, country, formHref }: MortgageCalculatorProps) {
  const [terms, setTerms] = useState(first);
  const set = (changes: Partial<MortgageTerms>) => setTerms((before) => ({ ...before, ...changes }));
  const result = mortgageOf(country, terms);

  return (
    <div className="mortgage-calculator">
      <form
        className="mortgage-calculator__terms"
        action={formHref}
        onSubmit={(event) => event.preventDefault()}
      >
        <MortgageFields terms={terms} country={country} onChange={set} />
        {formHref && (
          <noscript>
            <button type="submit" className="button">
              {message('mortgage.calculate')}
            </button>
          </noscript>
        )}
      </form>
      <div className="mortgage-calculator__result" role="status">
        {result.ok ? (
          <Month mortgage={result.mortgage} country={country} />
        ) : (
          <Problem problem={result.problem} country={country} onApply={set} />
        )}
      </div>
      <p className="mortgage-calculator__note">
        {message(country === 'CA' ? 'mortgage.note.ca' : 'mortgage.note.us')}
      </p>
    </div>
  );
}

function Month({ mortgage, country }: { mortgage: Mortgage; country: MortgageCountry }) {
  const { payment, premium, loan, pmi, pmiMonths, tax, insurance, fees, total } = mortgage;
  const rows: [string, number][] = [
    [message('mortgage.row.payment'), payment],
    [message('mortgage.row.pmi', { years: Math.ceil(pmiMonths / 12) }), pmi],
    [message('mortgage.row.tax'), tax],
    [message('mortgage.row.insurance'), insurance],
    [message(country === 'CA' ? 'mortgage.row.fees.ca' : 'mortgage.row.fees.us'), fees],
  ];

  return (
    <>
      <p className="mortgage-calculator__total">
        {formatDollars(total)} <span>{message('mortgage.perMonth')}</span>
      </p>
      <dl>
        {rows.map(
          ([name, amount]) =>
            amount > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatDollars(amount)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mortgage-calculator__loan">
        {premium > 0
          ? message('mortgage.loan.insured', { loan: formatDollars(loan), premium: formatDollars(premium) })
          : message('mortgage.loan', { loan: formatDollars(loan) })}
      </p>
    </>
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
