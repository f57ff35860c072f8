import type { ReactNode } from 'react';
import { MAX_FROM, RESULTS_PER_PAGE } from '#domain/search/paging.ts';
import { changeSort, goToPage } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { dayInWords } from '../listing/day-in-words.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import { message } from '../messages.ts';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState, NoSuchPage } from './empty-state.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import type { SearchScreen_ResultFragment } from './search-screen.generated.ts';
import type { SearchHandle } from './use-search.ts';

/** No call reaches behind this page. */
const LAST_PAGE = Math.floor(MAX_FROM / RESULTS_PER_PAGE) + 1;

type SearchResultsProps = {
  search: SearchHandle;
  /** The criteria, those of a prepared search included. */
  state: SearchState;
  result: SearchScreen_ResultFragment;
  placeName: string;
  hasCentre: boolean;
  toInput: (state: SearchState) => SearchInput;
  /** Homes whose marker on the map is pointed at. */
  marked: readonly string[];
  onPoint: (listing: ListingCard_ListingFragment | null) => void;
  /** Beside the order of the results. */
  children: ReactNode;
};

/** What a search found: its count and order, the homes, the pages, how fresh it is. */
export function SearchResults(props: SearchResultsProps) {
  const { search, state, result, placeName, hasCentre, toInput, marked, onPoint, children } = props;
  const { state: asked, url, isPending, go } = search;
  const { total, listings, pageCount, asOf } = result;

  return (
    <>
      <ResultHead
        state={state}
        total={total}
        placeName={placeName}
        hasCentre={hasCentre}
        onSort={(sort) => go(changeSort(asked, sort))}
      >
        {children}
      </ResultHead>
      {total === 0 && <EmptyState state={state} toInput={toInput} />}
      {total > 0 && listings.length === 0 && <NoSuchPage state={asked} />}
      {listings.length > 0 && (
        <ResultList listings={listings} isPending={isPending} marked={marked} from={url} onPoint={onPoint} />
      )}
      <Pagination
        page={state.page}
        pageCount={Math.min(pageCount, LAST_PAGE)}
        hrefOf={(page) => searchPath(goToPage(asked, page))}
      />
      {asOf && (
        <p className="search-screen__attribution">{message('search.asOf', { date: dayInWords(asOf) })}</p>
      )}
    </>
  );
}
