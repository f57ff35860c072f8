import { budgetRange } from '#domain/search/filter-options.ts';
import type { Filters } from '#domain/search/filters.ts';
import { message } from '../../../messages.ts';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { budgetThumbLabel, budgetThumbs, draggedBudget } from './budget.ts';
import type { FilterProps } from '../filter-props.ts';
import { PaymentFilter, useHasPayment } from './payment-filter.tsx';
import { PriceField } from './price-field.tsx';
import { PriceHistogram } from './price-histogram.tsx';
import { useTransaction } from '../use-transaction.ts';
import '../filters.css';

type BudgetFilterProps = FilterProps & {
  /** The monthly payment is elsewhere. */
  isPriceAlone?: boolean;
};

/** Minimum and maximum price, dragged or typed, and the monthly payment. The ends of the slider do not filter. */
export function BudgetFilter({ filters, facets, onChange, isPriceAlone = false }: BudgetFilterProps) {
  const type = useTransaction(filters);
  const thumbs = budgetThumbs(filters, type);
  const scale = budgetRange(type);
  const set = (change: Filters, isFinal = true) => onChange({ ...filters, ...change }, isFinal);
  const hasPayment = useHasPayment(filters) && !isPriceAlone;

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
      {hasPayment && (
        <div className="filter__payment">
          <PaymentFilter filters={filters} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
