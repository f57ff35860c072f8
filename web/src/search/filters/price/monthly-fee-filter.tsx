import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { message } from '../../../messages.ts';
import { useSite } from '../../../site/site-context.tsx';
import { FEE_FIELDS } from './fee-fields.ts';
import type { FilterProps } from '../filter-props.ts';
import { PriceField } from './price-field.tsx';
import '../filters.css';

/** The highest condo or association fee of a month, or none. */
export function MonthlyFeeFilter({ filters, onChange }: FilterProps) {
  const { monthlyFee } = filters;
  const country = mortgageCountry(useSite().space.locale);
  const set = (fee: number | undefined) => onChange({ ...filters, monthlyFee: fee }, true);

  return (
    <fieldset className="filter">
      <legend className="filter__label">
        {message(country ? `search.filter.monthlyFee.${country}` : 'search.filter.monthlyFee')}
      </legend>
      <PriceField
        label={message('search.filter.monthlyFee.upTo')}
        name={FEE_FIELDS.most}
        value={monthlyFee || undefined}
        placeholder={message('search.filter.budget.unlimited')}
        onCommit={set}
      />
      <label className="filter__check">
        <input
          type="checkbox"
          name={FEE_FIELDS.none}
          value="1"
          checked={monthlyFee === 0}
          onChange={(event) => set(event.currentTarget.checked ? 0 : undefined)}
        />
        <span>{message('search.filter.monthlyFee.none')}</span>
      </label>
      <p className="filter__hint">{message('search.filter.monthlyFee.unknown')}</p>
    </fieldset>
  );
}
