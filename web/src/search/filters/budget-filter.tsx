import { message } from '../../messages.ts';
import { RangeSlider } from '../../ui/range-slider.tsx';
import { budgetFilter, budgetScale, budgetThumbLabel, budgetThumbs } from './budget.ts';
import { useTransaction } from './use-transaction.ts';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

/** Minimum and maximum price. The ends of the slider do not filter. */
export function BudgetFilter({ filters, onChange }: FilterProps) {
  const type = useTransaction(filters);
  const thumbs = budgetThumbs(filters, type);
  const set = (range: readonly [number, number], isFinal: boolean) =>
    onChange({ ...filters, ...budgetFilter(range, type) }, isFinal);

  return (
    <div className="filter">
      <p className="filter__label" aria-hidden="true">
        {message('search.filter.budget')}
      </p>
      <p className="filter__range" aria-hidden="true">
        <span>{budgetThumbLabel(thumbs[0], type)}</span>
        <span>{budgetThumbLabel(thumbs[1], type)}</span>
      </p>
      <RangeSlider
        label={message('search.filter.budget')}
        lowLabel={message('search.filter.budget.low')}
        highLabel={message('search.filter.budget.high')}
        {...budgetScale(type)}
        value={thumbs}
        names={['low', 'high']}
        format={(price) => budgetThumbLabel(price, type)}
        onChange={(range) => set(range, false)}
        onCommit={(range) => set(range, true)}
      />
    </div>
  );
}
