import { filterGroups, type GroupedPanel } from '#domain/search/panels/filter-groups.ts';
import { type FilterPanel, panelKey } from '#domain/search/panels/filter-panel.ts';
import { message } from '../../messages.ts';
import { AgentSetChip } from '../filters/agent-set-chip.tsx';
import { BudgetFilter } from '../filters/price/budget-filter.tsx';
import type { FilterProps } from '../filters/filter-props.ts';
import { PaymentFilter, useHasPayment } from '../filters/price/payment-filter.tsx';
import { TransactionFilter } from '../filters/transaction-filter.tsx';
import { FilterGroup } from './filter-group.tsx';

type SheetFiltersProps = FilterProps & {
  /** Of the sheet. */
  id: string;
  panels: readonly FilterPanel[];
};

/** The controls of all filters, in groups under headings. */
export function SheetFilters({ id, panels, filters, facets, onChange }: SheetFiltersProps) {
  const hasPayment = useHasPayment(filters);

  return (
    <>
      <TransactionFilter filters={filters} onChange={onChange} />
      {filters.agentSetRaw && (
        <AgentSetChip onRemove={() => onChange({ ...filters, agentSetRaw: undefined }, true)} />
      )}
      {filterGroups(panels, { hasPayment }).map(({ group, panels: grouped }) => (
        <section key={group} className="filter-sheet__group" aria-labelledby={`${id}-${group}`}>
          <h3 className="filter-sheet__heading" id={`${id}-${group}`}>
            {message(`search.filter.group.${group}`)}
          </h3>
          {grouped.map((panel) => (
            <SheetFilter
              key={panel === 'monthlyPayment' ? panel : panelKey(panel)}
              of={panel}
              {...{ filters, facets, onChange }}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** In the sheet price and payment are apart. */
function SheetFilter({ of, ...props }: FilterProps & { of: GroupedPanel }) {
  if (of === 'budget') return <BudgetFilter {...props} isPriceAlone />;
  return of === 'monthlyPayment' ? <PaymentFilter {...props} /> : <FilterGroup of={of} {...props} />;
}
