import { clearGeo, setGeo, setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { SearchBar } from './search-bar.tsx';

type PlaceBarProps = {
  state: SearchState;
  /** Name of the place that the visitor searches. */
  placeText: string;
  go: (next: SearchState) => void;
};

/** Where is searched; a place that is chosen leaves the filters as they are. */
export function PlaceBar({ state, placeText, go }: PlaceBarProps) {
  return (
    <SearchBar
      key={placeText}
      isCompact
      initialText={placeText}
      placePath={(placeId) => searchPath(setGeo(state, { kind: 'place', id: placeId }, true))}
      pointPath={(point) => searchPath(setGeo(state, { kind: 'point', ...point }, true))}
      textPath={(text) => searchPath(setText(state, text))}
      onClear={() => go(clearGeo(state))}
    />
  );
}
