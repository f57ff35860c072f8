import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { budgetRange } from '#domain/search/filter-options.ts';
import type { Filters } from '#domain/search/filters.ts';
import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import { RangeSlider } from '../../ui/range-slider.tsx';
import { budgetThumbLabel, budgetThumbs, draggedBudget } from './budget.ts';
import type { FilterProps } from './filter-props.ts';
import { PaymentMeaning } from './payment-meaning.tsx';
import { PriceField } from './price-field.tsx';
import { PriceHistogram } from './price-histogram.tsx';
import { useTransaction } from './use-transaction.ts';
import './filters.css';

/** Minimum and maximum price, dragged or typed, and the monthly payment. The ends of the slider do not filter. */
export function BudgetFilter({ filters, facets, onChange }: FilterProps) {
  const type = useTransaction(filters);
  const { locale } = useSite().space;
  const thumbs = budgetThumbs(filters, type);
  const scale = budgetRange(type);
  const set = (change: Filters, isFinal = true) => onChange({ ...filters, ...change }, isFinal);
  const hasPayments = type !== 'LEASE' && mortgageCountry(locale) !== null;

  return (
    <div className="filter">
      <p className="filter__label" aria-hidden="true">
        {message('search.filter.budget')}
      </p>
      {/* Its room, until the numbers are known. Without JavaScript there are none. */}
      {facets !== undefined && facets?.priceHistogram?.length !== 0 && (
        <PriceHistogram bars={facets?.priceHistogram ?? []} range={thumbs} max={scale.max} />
      )}
      <RangeSlider
        label={message('search.filter.budget')}
        lowLabel={message('search.filter.budget.low')}
        highLabel={message('search.filter.budget.high')}
        {...scale}
        value={thumbs}
        names={['low', 'high']}
        format={(price) => budgetThumbLabel(price, type)}
        onChange={(range) => set(draggedBudget(filters, range, type), false)}
        onCommit={(range) => set(draggedBudget(filters, range, type))}
      />
      <div className="filter__pair">
        <PriceField
          label={message('search.filter.budget.from')}
          name="from"
          value={filters.lowPrice}
          placeholder={message('search.filter.budget.unlimited')}
          onCommit={(lowPrice) => set({ lowPrice })}
        />
        <PriceField
          label={message('search.filter.budget.to')}
          name="to"
          value={filters.highPrice}
          placeholder={message('search.filter.budget.unlimited')}
          onCommit={(highPrice) => set({ highPrice })}
        />
      </div>
      {hasPayments && (
        <div className="filter__payment">
          <PriceField
            label={message('search.filter.monthlyPayment')}
            name="payment"
            value={filters.monthlyPayment}
            placeholder={message('search.filter.budget.unlimited')}
            onCommit={(monthlyPayment) => set({ monthlyPayment })}
          />
          {filters.monthlyPayment !== undefined && (
            <PaymentMeaning monthly={filters.monthlyPayment} locale={locale} />
          )}
        </div>
      )}
    </div>
  );
}
