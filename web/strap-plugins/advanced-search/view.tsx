import { type FormEvent, useId, useState } from 'react';
import { panelKey } from '#domain/search/panels/filter-panel.ts';
import type { Filters } from '#domain/search/filters.ts';
import { setGeo, setText } from '#domain/search/search-changes.ts';
import { SEARCH_ROOT, searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { message } from '#web/src/messages.ts';
import { FilterGroup } from '#web/src/search/filter-bar/filter-group.tsx';
import { filterPanels } from '#web/src/search/filter-bar/filter-panels.ts';
import { withAdded } from '#web/src/search/bar/left-out.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { useNavigate } from '#web/src/ui/routing.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import type { AdvancedSearchState } from './parts.ts';
import './view.css';

export function AdvancedSearchView({
  state: { title, setup, buttonText },
}: StrapViewProps<AdvancedSearchState>) {
  const navigate = useNavigate();
  const [filters, setFilters] = useState<Filters>({});
  const { basic } = filterPanels(setup.panels, useSite().website.config.setup.search);
  const form = useId();
  const state = { ...EMPTY_SEARCH, filters };

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    const path = searchPath(setText(state, text));
    void navigate(text.trim() ? withAdded(path) : path);
  }

  return (
    <div className="strap-advanced-search__body">
      <Heading part={title} />
      <div className="strap-advanced-search__panel">
        <SearchBar
          form={form}
          transactionType={filters.transactionType}
          placePath={(id) => searchPath(setGeo(state, { kind: 'place', id }, true))}
          shapePath={(index, id) => searchPath(setGeo(state, { kind: 'shape', index, id }, false))}
          pointPath={(point) => searchPath(setGeo(state, { kind: 'point', ...point }, true))}
        />
        {/* Without JavaScript the search page reads the fields and redirects to the search's URL. */}
        <form
          id={form}
          className="strap-advanced-search__form"
          action={SEARCH_ROOT}
          method="get"
          onSubmit={search}
        >
          <input type="hidden" name="at" value={SEARCH_ROOT} />
          <div className="strap-advanced-search__filters">
            {basic.map((panel) => (
              <FilterGroup key={panelKey(panel)} of={panel} filters={filters} onChange={setFilters} />
            ))}
          </div>
          <button type="submit" className="button">
            {buttonText || message('search.bar.submit')}
          </button>
        </form>
      </div>
    </div>
  );
}
