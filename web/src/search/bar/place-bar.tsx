import { clearGeo, setGeo, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { useLocation } from '../../ui/routing.tsx';
import { SearchBar } from './search-bar.tsx';

type PlaceBarProps = {
  state: SearchState;
  /** Name of the place that is searched. */
  placeText: string;
  go: (next: SearchState) => void;
  placeholder?: string;
};

/** Search bar of a search: a place keeps its filters, a sentence replaces them. */
export function PlaceBar({ state, placeText, go, placeholder }: PlaceBarProps) {
  const { key } = useLocation();

  return (
    <SearchBar
      isCompact
      placeholder={placeholder}
      restoredAt={key}
      initialText={placeText}
      transactionType={state.filters.transactionType}
      placePath={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
      shapePath={(index, id) => searchPath(setGeo(state, { kind: 'shape', index, id }, false))}
      pointPath={(point) => searchPath(setGeo(state, { kind: 'point', ...point }, true))}
      textPath={(text) => searchPath(setText(state, text))}
      onClear={() => go(clearGeo(state))}
    />
  );
}
