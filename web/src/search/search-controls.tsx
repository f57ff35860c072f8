import type { RefObject } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { SheetButton } from '../ui/sheet.tsx';
import { PlaceBar } from './bar/place-bar.tsx';
import { FilterBar } from './filter-bar/filter-bar.tsx';
import { activeCount } from './filter-bar/filter-chips.ts';
import type { FilterPanels } from './filter-bar/filter-panels.ts';
import { replaceFilters } from './filters/replace-filters.ts';
import type { PhoneSearch } from './phone-search.ts';
import type { ShownView } from './use-shown-view.ts';

type SearchControlsProps = {
  state: SearchState;
  /** Name of the place that is searched. */
  placeText: string;
  panels: FilterPanels;
  toInput: (state: SearchState) => SearchInput;
  /** Id of the sheet with all filters; null where no home is listed. */
  sheet: string | null;
  view: ShownView;
  /** The bar of phones, which replaces the others. */
  Header?: PhoneSearch['Header'];
  go: (next: SearchState) => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** Search bar and filters, sticky at the top. On phones they are the header. */
export function SearchControls(props: SearchControlsProps) {
  const { state, placeText, panels, toInput, sheet, view, Header, go, ref } = props;
  const count = activeCount(state.filters, [...panels.basic, ...panels.advanced]);
  const filter = (filters: Filters) => go(replaceFilters(state, filters));

  return (
    <div ref={ref} className="search-screen__top" data-over-map>
      {Header && (
        <Header
          data={{
            state,
            placeText,
            sheet,
            filterCount: count,
            showsMap: view.showsMap,
            go,
            onToggleMap: view.toggleSmall,
          }}
        />
      )}
      <div className="search-screen__controls">
        <PlaceBar state={state} placeText={placeText} go={go} />
        {sheet && (
          <>
            <div className="search-screen__bar">
              <FilterBar state={state} {...panels} sheet={sheet} toInput={toInput} onChange={filter} />
            </div>
            <SheetButton sheet={sheet} className="search-screen__filter">
              <Icon name="sliders-horizontal" />
              {message('mobile.filter')}
              {count > 0 && <span className="filter-sheet__count">{count}</span>}
            </SheetButton>
          </>
        )}
      </div>
    </div>
  );
}
