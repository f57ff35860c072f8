import { type RefObject, useId } from 'react';
import type { Filters } from '#domain/search/filters.ts';
import { clearGeo, setGeo } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterPanels } from './filter-panels.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { replaceFilters } from './replace-filters.ts';
import { SearchBar } from './search-bar.tsx';

type SearchControlsProps = {
  state: SearchState;
  /** Name of the place that the visitor searches. */
  placeText: string;
  panels: FilterPanels;
  startsAdvanced: boolean;
  toInput: (state: SearchState) => SearchInput;
  go: (next: SearchState) => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** Where and by what is searched; stays at the top of the screen. */
export function SearchControls(props: SearchControlsProps) {
  const { state, placeText, panels, startsAdvanced, toInput, go, ref } = props;
  const id = useId();
  const filter = (filters: Filters) => go(replaceFilters(state, filters));

  return (
    <div ref={ref} className="search-screen__top">
      <SearchBar
        key={placeText}
        isCompact
        initialText={placeText}
        placePath={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
        onClear={() => go(clearGeo(state))}
      />
      <div className="search-screen__bar">
        <FilterBar state={state} {...panels} startsAdvanced={startsAdvanced} onChange={filter} />
      </div>
      <div className="search-screen__refine">
        <FilterSheet
          id={`filters${id}`}
          state={state}
          keys={[...panels.basic, ...panels.advanced]}
          toInput={toInput}
          onChange={filter}
        />
      </div>
    </div>
  );
}
