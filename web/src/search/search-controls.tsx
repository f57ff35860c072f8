import type { RefObject } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import { clearGeo, setGeo, setText } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';
import { BackControl } from '../page/mobile/back-control.tsx';
import { MobileDrawer } from '../page/mobile/mobile-drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { SheetButton } from '../ui/sheet.tsx';
import { FilterBar } from './filter-bar.tsx';
import { activeCount } from './filter-chips.ts';
import type { FilterPanels } from './filter-panels.ts';
import { replaceFilters } from './replace-filters.ts';
import { SearchBar } from './search-bar.tsx';

type SearchControlsProps = {
  state: SearchState;
  /** Name of the place that the visitor searches. */
  placeText: string;
  panels: FilterPanels;
  startsAdvanced: boolean;
  toInput: (state: SearchState) => SearchInput;
  /** Id of the sheet with all filters. */
  sheet: string;
  go: (next: SearchState) => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** Where and by what is searched; stays at the top of the screen. On a phone it is the header, with the way back and the drawer. */
export function SearchControls(props: SearchControlsProps) {
  const { state, placeText, panels, startsAdvanced, toInput, sheet, go, ref } = props;
  const count = activeCount(state.filters, [...panels.basic, ...panels.advanced]);
  const filter = (filters: Filters) => go(replaceFilters(state, filters));

  return (
    <div ref={ref} className="search-screen__top">
      <div className="search-screen__back">
        <BackControl href="/" />
      </div>
      <SearchBar
        key={placeText}
        isCompact
        initialText={placeText}
        placePath={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
        pointPath={(point) => searchPath(setGeo(state, { kind: 'point', ...point }, true))}
        textPath={(text) => searchPath(setText(state, text))}
        onClear={() => go(clearGeo(state))}
      />
      <div className="search-screen__bar">
        <FilterBar
          state={state}
          {...panels}
          startsAdvanced={startsAdvanced}
          toInput={toInput}
          onChange={filter}
        />
      </div>
      <SheetButton sheet={sheet} className="search-screen__filter">
        <Icon name="sliders-horizontal" />
        {message('mobile.filter')}
        {count > 0 && <span className="filter-sheet__count">{count}</span>}
      </SheetButton>
      <div className="search-screen__menu">
        <MobileDrawer />
      </div>
    </div>
  );
}
