import type { ComponentProps } from 'react';
import type { SearchScreen_ResultFragment, SearchScreenQuery } from '../search-screen.generated.ts';
import { SearchFailed } from './empty-state.tsx';
import { NoListings } from './no-listings.tsx';
import { SavedSearchPrompt } from './saved-search-prompt.tsx';
import { SearchResults } from './search-results.tsx';
import { type Similar, UnknownPlace } from './unknown-place.tsx';

type SearchOutcomeProps = Omit<ComponentProps<typeof SearchResults>, 'result'> & {
  /** Null if nothing was searched, or the first search failed. */
  result: SearchScreen_ResultFragment | null;
  /** Names similar to a text without matches. */
  similar: SearchScreenQuery['autocomplete'];
  /** Name of the area that is searched without a place; empty where all are. */
  areaName: string;
  /** The search of the URL failed; what is shown is the last one. */
  hasFailed: boolean;
};

/** The results of a search, or why there are none. */
export function SearchOutcome({ result, similar, areaName, hasFailed, ...results }: SearchOutcomeProps) {
  const { state, model, search } = results;

  // Where nothing is listed no spelling is to blame.
  if (state.text && model.totalListingCount === 0) return <NoListings level={1} />;
  if (state.text)
    return (
      <UnknownPlace
        state={state}
        similar={(similar ?? []).filter((one): one is Similar => 'label' in one)}
        areaName={areaName}
      />
    );
  if (!result && model.savedSearch) return <SavedSearchPrompt isSignedIn={model.idToken.isSignedIn} />;
  return (
    <>
      {hasFailed && <SearchFailed url={search.url} hasLast={result !== null} />}
      {result && <SearchResults {...results} result={result} />}
    </>
  );
}
