import { useEffect, useState } from 'react';
import { type FilterPanel, panelKey } from '#domain/search/filter-panel.ts';
import { type Filters, hasFilters } from '#domain/search/filters.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { closeSheet, Sheet, SheetButton } from '../../ui/sheet.tsx';
import { AgentSetChip } from '../filters/agent-set-chip.tsx';
import { replaceFilters } from '../filters/replace-filters.ts';
import { TransactionFilter } from '../filters/transaction-filter.tsx';
import { useFacets } from '../filters/use-facets.ts';
import { useLiveCount } from '../filters/use-live-count.ts';
import { homes } from '../homes-count.ts';
import { activeCount } from './filter-chips.ts';
import { FilterGroup } from './filter-group.tsx';
import './filter-sheet.css';

type FilterSheetProps = {
  id: string;
  state: SearchState;
  panels: readonly FilterPanel[];
  toInput: (state: SearchState) => SearchInput;
  onChange: (filters: Filters) => void;
};

/** All filters for small screens; searches only when the button with the live count is pressed. */
export function FilterSheet({ id, state, panels, toInput, onChange }: FilterSheetProps) {
  const { filters } = state;
  const [draft, setDraft] = useState(filters);
  const [isOpen, setOpen] = useState(false);
  const wanted = isOpen ? toInput(replaceFilters(state, draft)) : null;
  const count = useLiveCount(wanted);
  const facets = useFacets(wanted, panels);

  useEffect(() => setDraft(filters), [filters]);

  return (
    <>
      <SheetButton sheet={id} className="filter-sheet__open" onClick={() => setOpen(true)}>
        <Icon name="sliders-horizontal" />
        {message('search.refine.button')}
        {activeCount(filters, panels) > 0 && (
          <span className="filter-sheet__count">{activeCount(filters, panels)}</span>
        )}
      </SheetButton>
      <Sheet
        id={id}
        title={message('search.refine.title')}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setDraft(filters);
        }}
        footer={
          <>
            <button
              type="button"
              className="filter-sheet__clear"
              disabled={!hasFilters(draft)}
              onClick={() => setDraft({})}
            >
              {message('search.filter.clear')}
            </button>
            <button type="submit" form={`${id}-form`} className="filter-sheet__show">
              {count === null
                ? message('search.refine.show')
                : message('search.refine.showCount', { homes: homes(count) })}
            </button>
          </>
        }
      >
        <form
          id={`${id}-form`}
          className="filter-sheet__form"
          action="/search"
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            onChange(draft);
            closeSheet(id);
          }}
        >
          <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
          <TransactionFilter filters={draft} onChange={setDraft} />
          {draft.agentSetRaw && (
            <AgentSetChip onRemove={() => setDraft({ ...draft, agentSetRaw: undefined })} />
          )}
          {mostUsedFirst(panels).map((panel) => (
            <FilterGroup
              key={panelKey(panel)}
              of={panel}
              filters={draft}
              facets={facets}
              onChange={setDraft}
            />
          ))}
        </form>
      </Sheet>
    </>
  );
}

const MOST_USED: readonly FilterPanel[] = ['budget', 'bedrooms', 'bathrooms', 'propertyTypes'];

/** On a phone a long list of types would push the budget off the first screen. */
function mostUsedFirst(panels: readonly FilterPanel[]): FilterPanel[] {
  const first = MOST_USED.filter((panel) => panels.includes(panel));

  return [...first, ...panels.filter((panel) => !first.includes(panel))];
}
