import { lazy, Suspense, useEffect, useState } from 'react';
import { type Filters, hasFilters } from '#domain/search/filters.ts';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { useHistoryLayer } from '../../site/history-layer.ts';
import { Icon } from '../../ui/icon.tsx';
import { closeSheet, openSheet, Sheet, SheetButton } from '../../ui/sheet.tsx';
import { replaceFilters } from '../filters/replace-filters.ts';
import { useFacets } from '../filters/use-facets.ts';
import { useLiveCount } from '../filters/use-live-count.ts';
import { homes } from '../homes-count.ts';
import { activeCount } from './filter-chips.ts';
import { loadSheetFilters } from './load-sheet-filters.ts';
import './filter-sheet.css';

/** Loaded when the sheet opens. Without JavaScript the server's are shown. */
const SheetFilters = lazy(() => loadSheetFilters().then((module) => ({ default: module.SheetFilters })));

type FilterSheetProps = {
  id: string;
  state: SearchState;
  panels: readonly FilterPanel[];
  /** The page opens it at first. */
  startsOpen: boolean;
  toInput: (state: SearchState) => SearchInput;
  onChange: (filters: Filters) => void;
};

/**
 * All filters in groups, with a live count. Beside the results it searches with every change; on small screens only when
 * the button with the count is pressed.
 */
export function FilterSheet({ id, state, panels, startsOpen, toInput, onChange }: FilterSheetProps) {
  const { filters } = state;
  const [draft, setDraft] = useState(filters);
  const [isOpen, setOpen] = useState(false);
  const wanted = isOpen ? toInput(replaceFilters(state, draft)) : null;
  const count = useLiveCount(wanted);
  const facets = useFacets(wanted, panels);

  useEffect(() => setDraft(filters), [filters]);
  useHistoryLayer(() => closeSheet(id), isOpen);
  useEffect(() => {
    const isCanvas = document.documentElement.classList.contains('is-canvas');
    if (startsOpen && isWide() && !isCanvas) openSheet(id);
  }, [startsOpen, id]);

  const change = (next: Filters, isFinal = true) => {
    setDraft(next);
    if (isFinal && isWide()) onChange(next);
  };

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
        title={message('search.filter.all')}
        isWide
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setDraft(filters);
        }}
        footer={
          <>
            <button
              type="button"
              className="filter-sheet__clear filter-sheet__basic"
              onClick={() => closeSheet(id)}
            >
              {message('search.filter.useBasic')}
            </button>
            <button
              type="button"
              className="filter-sheet__clear"
              disabled={!hasFilters(draft)}
              onClick={() => change({})}
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
            if (!isWide()) onChange(draft);
            closeSheet(id);
          }}
        >
          <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
          {isOpen ? (
            <Suspense>
              <SheetFilters {...{ id, panels, facets }} filters={draft} onChange={change} />
            </Suspense>
          ) : (
            <noscript>
              <SheetFilters {...{ id, panels }} filters={draft} onChange={change} />
            </noscript>
          )}
        </form>
      </Sheet>
    </>
  );
}

/** Where the results stay in view beside the sheet they follow every change. */
function isWide(): boolean {
  return matchMedia('(width > 64rem)').matches;
}
