import { useId, useState } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import { formatPercent } from '#domain/language/format-percent.ts';
import {
  type Mortgage,
  type MortgageCountry,
  type MortgageProblem,
  type MortgageTerms,
  minimumDown,
  mortgageOf,
} from '#domain/listing/mortgage/mortgage.ts';
import { message } from '../../messages.ts';
import { Slider } from '../../ui/slider.tsx';
import { AmountField, RateField } from './amount-field.tsx';
import { FIRST_PARAM, HIGHEST_RATE, TERM_PARAMS, YEARS } from './mortgage-terms.ts';
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
  const id = useId();
  const set = (changes: Partial<MortgageTerms>) => setTerms((before) => ({ ...before, ...changes }));
  const result = mortgageOf(country, terms);
  const share = terms.price > 0 ? terms.downPayment / terms.price : 0;

  return (
    <div className="mortgage-calculator">
      <form
        className="mortgage-calculator__terms"
        action={formHref}
        onSubmit={(event) => event.preventDefault()}
      >
        <AmountField
          label={message('mortgage.price')}
          name={TERM_PARAMS.price}
          value={terms.price}
          onChange={(price) => set({ price })}
        />
        <div>
          <AmountField
            label={message('mortgage.down')}
            name={TERM_PARAMS.downPayment}
            hint={formatPercent(share)}
            value={terms.downPayment}
            onChange={(downPayment) => set({ downPayment })}
          />
          <Slider
            label={message('mortgage.down.slider')}
            min={0}
            max={100}
            step={1}
            value={Math.min(100, Math.round(share * 100))}
            format={(value) => formatPercent(value / 100)}
            onChange={(value) =>
              set({
                downPayment: Math.max(
                  atLeast(country, terms.price, value),
                  Math.round((terms.price * value) / 100),
                ),
              })
            }
          />
        </div>
        <RateField
          label={message('mortgage.rate')}
          name={TERM_PARAMS.annualRate}
          max={HIGHEST_RATE}
          value={terms.annualRate}
          onChange={(annualRate) => set({ annualRate })}
        />
        <label className="mortgage-calculator__field" htmlFor={`${id}-years`}>
          {message(country === 'CA' ? 'mortgage.years.ca' : 'mortgage.years.us')}
          <select
            id={`${id}-years`}
            name={TERM_PARAMS.years}
            value={terms.years}
            onChange={({ currentTarget }) => set({ years: Number(currentTarget.value) })}
          >
            {YEARS[country].map((years) => (
              <option key={years} value={years}>
                {message('mortgage.years.count', { years })}
              </option>
            ))}
          </select>
        </label>
        {country === 'CA' && (
          <label className="mortgage-calculator__check">
            <input
              type="checkbox"
              name={FIRST_PARAM}
              checked={terms.isFirstOrNew}
              onChange={({ currentTarget }) => set({ isFirstOrNew: currentTarget.checked })}
            />
            {message('mortgage.first')}
          </label>
        )}
        <AmountField
          label={message('mortgage.tax')}
          name={TERM_PARAMS.propertyTax}
          value={terms.propertyTax}
          onChange={(propertyTax) => set({ propertyTax })}
        />
        <AmountField
          label={message('mortgage.insurance')}
          name={TERM_PARAMS.homeInsurance}
          value={terms.homeInsurance}
          onChange={(homeInsurance) => set({ homeInsurance })}
        />
        <AmountField
          label={message(country === 'CA' ? 'mortgage.fees.ca' : 'mortgage.fees.us')}
          name={TERM_PARAMS.fees}
          value={terms.fees}
          onChange={(fees) => set({ fees })}
        />
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

/** The slider starts at the minimum down payment, not at zero. */
function atLeast(country: MortgageCountry, price: number, percent: number): number {
  const least = minimumDown(country, price);

  return percent / 100 < least / Math.max(1, price) ? least : 0;
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
