import { type FormEvent, useState } from 'react';
import { panelKey } from '#domain/search/filter-panel.ts';
import type { Filters } from '#domain/search/filters.ts';
import { SEARCH_ROOT, searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/page/site-context.tsx';
import { FilterGroup } from '#web/src/search/filter-group.tsx';
import { filterPanels } from '#web/src/search/filter-panels.ts';
import { SearchBar } from '#web/src/search/search-bar.tsx';
import { useNavigate } from '#web/src/ui/routing.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import type { AdvancedSearchState } from './state.ts';
import './view.css';

export function AdvancedSearchView({
  state: { title, setup, buttonText },
}: StrapViewProps<AdvancedSearchState>) {
  const navigate = useNavigate();
  const [filters, setFilters] = useState<Filters>({});
  const { basic } = filterPanels(setup.panels, useSite().website.config.setup.search);
  const searchOf = (placeId?: string) =>
    searchPath({ ...EMPTY_SEARCH, filters, geo: placeId ? { kind: 'place', id: placeId } : null });

  function search(event: FormEvent) {
    event.preventDefault();
    void navigate(searchOf());
  }

  return (
    <div className="strap-advanced-search__body">
      <Heading part={title} />
      <div className="strap-advanced-search__panel">
        <SearchBar placePath={searchOf} />
        {/* Without JavaScript the search page reads the fields and leads to the address they stand for. */}
        <form className="strap-advanced-search__form" action={SEARCH_ROOT} method="get" onSubmit={search}>
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
