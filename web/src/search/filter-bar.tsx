import { useEffect, useState } from 'react';
import { type Filters, hasFilters } from '#domain/search/filters.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';
import { Popover } from '../ui/popover.tsx';
import { type FilterKey, filterChip, isActive } from './filter-chips.ts';
import { FilterGroup } from './filter-group.tsx';
import { hasAdvancedFilters } from './filter-panels.ts';
import { TransactionFilter } from './filters/transaction-filter.tsx';
import './filter-bar.css';

type FilterBarProps = {
  state: SearchState;
  /** Chips shown at once. */
  basic: readonly FilterKey[];
  /** Chips that the advanced search adds. */
  advanced: readonly FilterKey[];
  startsAdvanced: boolean;
  onChange: (filters: Filters) => void;
};

/** The filters as chips that show their value and open a panel. A form, so that it works without JavaScript. */
export function FilterBar({ state, basic, advanced, startsAdvanced, onChange }: FilterBarProps) {
  const { filters } = state;
  const [draft, setDraft] = useState(filters);
  const [isOpen, setOpen] = useState(startsAdvanced || hasAdvancedFilters(filters, advanced));
  const keys = isOpen ? [...basic, ...advanced] : basic;

  useEffect(() => setDraft(filters), [filters]);

  const change = (next: Filters, isFinal: boolean) => {
    setDraft(next);
    if (isFinal) onChange(next);
  };

  return (
    <form className="filter-bar" action="/search" method="get" aria-label={message('search.filter.label')}>
      <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
      <TransactionFilter filters={draft} onChange={change} />
      {keys.map((key, index) => (
        <Popover
          key={key}
          group="filter-bar"
          label={filterChip(key, draft)}
          isActive={isActive(key, draft)}
          align={index > 3 ? 'end' : 'start'}
        >
          <FilterGroup of={key} filters={draft} onChange={change} />
          <noscript>
            <button type="submit" className="filter-bar__apply">
              {message('search.filter.apply')}
            </button>
          </noscript>
        </Popover>
      ))}
      {advanced.length > 0 && (
        <button type="button" className="filter-bar__link" onClick={() => setOpen(!isOpen)}>
          {message(isOpen ? 'search.filter.useBasic' : 'search.filter.useAdvanced')}
        </button>
      )}
      {isOpen && hasFilters(filters) && (
        <button type="button" className="filter-bar__link" onClick={() => onChange({})}>
          {message('search.filter.clear')}
        </button>
      )}
    </form>
  );
}
