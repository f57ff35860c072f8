import type { TransactionType } from '#domain/search/filters.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

const CHOICES: readonly { value: TransactionType | ''; key: 'all' | 'sale' | 'lease' }[] = [
  { value: '', key: 'all' },
  { value: 'SALE', key: 'sale' },
  { value: 'LEASE', key: 'lease' },
];

/** To buy or to rent; the budget of one says nothing about the other, so it goes. */
export function TransactionFilter({ filters, onChange }: FilterProps) {
  return (
    <fieldset className="filter is-switch">
      <legend className="visually-hidden">{message('search.filter.transaction')}</legend>
      {CHOICES.map(({ value, key }) => (
        <label key={key} className="filter__switch">
          <input
            type="radio"
            name="for"
            value={value}
            checked={(filters.transactionType ?? '') === value}
            onChange={() => {
              const { lowPrice, highPrice, ...rest } = filters;
              onChange({ ...rest, transactionType: value || undefined }, true);
            }}
          />
          <span className="filter__face">{message(`search.filter.transaction.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
