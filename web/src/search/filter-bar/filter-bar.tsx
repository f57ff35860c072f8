import { useEffect, useState } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import { type FilterPanel, panelKey } from '#domain/search/panels/filter-panel.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SheetButton } from '../../ui/sheet.tsx';
import { AgentSetChip } from '../filters/agent-set-chip.tsx';
import { TransactionFilter } from '../filters/transaction-filter.tsx';
import { useFacets } from '../filters/use-facets.ts';
import { BarFilter } from './bar-filter.tsx';
import { activeCount, filterChip, isActive } from './filter-chips.ts';
import { loadSheetFilters } from './load-sheet-filters.ts';
import './filter-bar.css';

type FilterBarProps = {
  state: SearchState;
  /** Chips of the basic bar. */
  basic: readonly FilterPanel[];
  /** The other filters, in the sheet alone. */
  advanced: readonly FilterPanel[];
  /** Id of the sheet with all filters. */
  sheet: string;
  toInput: (state: SearchState) => SearchInput;
  onChange: (filters: Filters) => void;
};

/** Filters as chips that show their value and open a panel. A form, so it works without JavaScript. */
export function FilterBar(props: FilterBarProps) {
  const { state, basic, advanced, sheet, toInput, onChange } = props;
  const { filters } = state;
  const [draft, setDraft] = useState(filters);
  const [isUsed, setUsed] = useState(false);
  const count = activeCount(filters, [...basic, ...advanced]);
  const facets = useFacets(isUsed ? toInput(state) : null, basic);
  const use = () => {
    setUsed(true);
    loadSheetFilters().catch(() => undefined);
  };

  useEffect(() => setDraft(filters), [filters]);

  const change = (next: Filters, isFinal: boolean) => {
    setDraft(next);
    if (isFinal) onChange(next);
  };

  return (
    <form
      className="filter-bar"
      action="/search"
      method="get"
      aria-label={message('search.filter.label')}
      onFocus={use}
      onPointerEnter={use}
    >
      <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
      <TransactionFilter filters={draft} onChange={change} />
      {basic.map((panel, index) => (
        <Popover
          key={panelKey(panel)}
          group="filter-bar"
          label={filterChip(panel, draft)}
          isActive={isActive(panel, draft)}
          align={index > 2 ? 'end' : 'start'}
        >
          <BarFilter of={panel} filters={draft} facets={facets} onChange={change} />
          <noscript>
            <button type="submit" className="filter-bar__apply">
              {message('search.filter.apply')}
            </button>
          </noscript>
        </Popover>
      ))}
      {filters.agentSetRaw && (
        <AgentSetChip onRemove={() => onChange({ ...filters, agentSetRaw: undefined })} />
      )}
      {advanced.length > 0 && (
        <SheetButton sheet={sheet} className={count > 0 ? 'popover__chip is-active' : 'popover__chip'}>
          <Icon name="sliders-horizontal" />
          {message('search.filter.all')} {count > 0 && <span className="filter-sheet__count">{count}</span>}
          {/* The name of the control in the specification. */}{' '}
          <span className="visually-hidden">{message('search.filter.useAdvanced')}</span>
        </SheetButton>
      )}
    </form>
  );
}
