import { TRANSACTION_CHOICES } from '#domain/search/filters.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import { useDefaultTransaction } from './use-transaction.ts';
import './filters.css';

/** Buy, rent or both; changing it resets the budget, whose scale differs. */
export function TransactionFilter({ filters, onChange }: FilterProps) {
  const usual = useDefaultTransaction();

  return (
    <fieldset className="filter is-switch">
      <legend className="visually-hidden">{message('search.filter.transaction')}</legend>
      {TRANSACTION_CHOICES.map((value) => (
        <label key={value} className="filter__switch">
          <input
            type="radio"
            name="for"
            value={value}
            checked={(filters.transactionType ?? usual) === value}
            onChange={() => {
              const { lowPrice, highPrice, monthlyPayment, ...rest } = filters;
              onChange({ ...rest, transactionType: value === usual ? undefined : value }, true);
            }}
          />
          <span className="filter__face">{message(`search.filter.transaction.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
