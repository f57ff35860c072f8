import { useState } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import type {
  SearchScreen_PlaceFragment,
  SearchScreen_ResultFragment,
  SearchScreenQuery,
} from './search-screen.generated.ts';

/** A search and what it found. */
type Searched = {
  requested: SearchState;
  result: SearchScreen_ResultFragment | null;
  place: SearchScreen_PlaceFragment | null;
  places: SearchScreenQuery['places'];
  around: SearchScreenQuery['around'];
};

/** The search of the URL; where it failed, the last one that did not. */
export function useLastSearch(current: Searched): Searched & { hasFailed: boolean } {
  const [last, setLast] = useState<Searched | null>(null);
  const { result, requested } = current;
  if (result && result !== last?.result) setLast(current);

  const hasFailed = !result && !requested.text && !requested.savedSearch;
  return { ...(hasFailed && last ? last : current), hasFailed };
}
