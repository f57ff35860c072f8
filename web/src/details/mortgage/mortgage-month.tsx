import { formatDollars } from '#domain/language/format-number.ts';
import type { Mortgage, MortgageCountry, MortgageTerms } from '#domain/listing/mortgage/mortgage.ts';
import { message } from '../../messages.ts';
import type { AssumedCosts } from './mortgage-terms.ts';
import './mortgage-calculator.css';

/** What a home costs every month, and what that consists of. */
export function MortgageMonth({ mortgage, country }: { mortgage: Mortgage; country: MortgageCountry }) {
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
      <p className="mortgage-calculator__loan">
        {premium > 0
          ? message('mortgage.loan.insured', { loan: formatDollars(loan), premium: formatDollars(premium) })
          : message('mortgage.loan', { loan: formatDollars(loan) })}
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
    </>
  );
}

type MortgageNoteProps = { terms: MortgageTerms; assumed: AssumedCosts; country: MortgageCountry };

/** What is assumed as long as nobody has changed it, and the rules of the estimate. */
export function MortgageNote({ terms, assumed, country }: MortgageNoteProps) {
  return (
    <p className="mortgage-calculator__note">
      {terms.propertyTax === assumed.propertyTax &&
        `${message('mortgage.assumed.tax', { amount: formatDollars(assumed.propertyTax) })} `}
      {terms.homeInsurance === assumed.homeInsurance &&
        `${message('mortgage.assumed.insurance', { amount: formatDollars(assumed.homeInsurance) })} `}
      {assumed.withoutFees &&
        terms.fees === 0 &&
        `${message(country === 'CA' ? 'mortgage.assumed.fees.ca' : 'mortgage.assumed.fees.us')} `}
      {message(country === 'CA' ? 'mortgage.note.ca' : 'mortgage.note.us')}
    </p>
  );
}
