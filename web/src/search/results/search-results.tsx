import type { ReactNode } from 'react';
import { formatDay } from '#domain/calendar/format-day.ts';
import { COMPARED_MAX, MAX_FROM, RESULTS_PER_PAGE } from '#domain/search/paging.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { changeSort, goToPage, setGeo } from '#domain/search/search-changes.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { type Geo, orderOf, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { message } from '../../messages.ts';
import { useSpaceDay } from '../../site/space-day.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { CompareTable } from '../compare/compare-table.tsx';
import { CompareTray } from '../compare/compare-tray.tsx';
import type { SearchModel } from '../search-model.ts';
import { resolvePrepared } from '../search-request.ts';
import type { SearchScreen_ResultFragment } from '../search-screen.generated.ts';
import type { SearchHandle } from '../use-search.ts';
import { compared } from '../visitor-lists/visitor-lists.ts';
import { BeyondPages } from './beyond-pages.tsx';
import { EmptyState, NoSuchPage } from './empty-state.tsx';
import { NoListings } from './no-listings.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';

/** The API returns nothing beyond this page. */
const LAST_PAGE = Math.floor(MAX_FROM / RESULTS_PER_PAGE) + 1;

type SearchResultsProps = {
  search: SearchHandle;
  model: SearchModel<SearchScreen_ResultFragment['listings'][number]>;
  /** The criteria, including those of a preconfigured search. */
  state: SearchState;
  result: SearchScreen_ResultFragment;
  placeName: string;
  hasCentre: boolean;
  /** The visitor's location, if requested. */
  mine: LatLon | null;
  toInput: (state: SearchState) => SearchInput;
  /** Listings of the hovered marker. */
  marked: readonly string[];
  onPoint: (listing: ListingCard_ListingFragment | null) => void;
  /** Rendered beside the order of the results. */
  children: ReactNode;
};

/** Results of a search: count, order, listings, pagination, age of the data. */
export function SearchResults(props: SearchResultsProps) {
  const { search, model, state, result, placeName, hasCentre, mine, toInput, marked, onPoint, children } =
    props;
  const { state: requested, url, go } = search;
  const { total, pageCount, asOf, courtesyOf } = result;
  const dayOf = useSpaceDay();
  const source = [courtesyOf, asOf && message('search.asOf', { date: formatDay(dayOf(asOf)) })].filter(
    Boolean,
  );
  const listings = state.ids ? inOrder(model.results, state.ids) : model.results;
  const isCompared = state.ids !== undefined && total > 1 && total <= COMPARED_MAX;

  const reachable = Math.min(pageCount, LAST_PAGE) * model.config.resultsPerPage;
  const siteSort = sortFromKey(model.config.defaultSort) ?? undefined;

  function sort(chosen: Sort) {
    const near: Geo | null =
      chosen === 'GEO_CENTRE' && !hasCentre && mine ? { kind: 'point', ...mine } : null;
    const isNatural = !requested.preconfigured && chosen === orderOf({ ...state, sort: null }, siteSort);
    go(changeSort(near ? setGeo(requested, near, true) : requested, isNatural ? null : chosen));
  }

  function takeOut(id: string) {
    compared.remove(id);
    go({ ...requested, ids: (requested.ids ?? []).filter((other) => other !== id) });
  }

  return (
    <>
      <ResultHead
        state={state}
        sort={model.sort}
        total={total}
        search={toInput(state)}
        placeName={placeName}
        isPending={model.wait.search}
        hasCentre={hasCentre || mine !== null}
        onSort={sort}
      >
        {children}
      </ResultHead>
      {total === 0 &&
        (model.totalListingCount === 0 ? (
          <NoListings />
        ) : (
          <EmptyState
            state={state}
            requested={resolvePrepared(requested, model.config.preconfiguredSearches)}
            otherTotals={model.wait.search ? [] : result.otherTotals}
            listingCount={model.totalListingCount}
            placeName={placeName}
            defaultTransaction={model.config.defaultTransaction}
          />
        ))}
      {total > 0 && listings.length === 0 && <NoSuchPage state={requested} />}
      {isCompared && <CompareTable listings={listings} from={url} onRemove={takeOut} />}
      {listings.length > 0 && !isCompared && (
        <ResultList
          listings={listings}
          filters={model.filters}
          isPending={model.wait.search}
          marked={marked}
          from={url}
          onPoint={onPoint}
        />
      )}
      {!isCompared && <CompareTray />}
      <Pagination
        page={state.page}
        pageCount={Math.min(pageCount, LAST_PAGE)}
        hrefOf={(page) => searchPath(goToPage(requested, page))}
      />
      {!state.ids && total > reachable && (
        <BeyondPages
          state={state}
          total={total}
          reachable={reachable}
          search={toInput(state)}
          isLast={state.page >= Math.min(pageCount, LAST_PAGE)}
        />
      )}
      {source.length > 0 && <p className="search-screen__attribution">{source.join(' · ')}</p>}
    </>
  );
}

/** A basket has the order in which it was filled. */
function inOrder<Listing extends { id: string }>(
  listings: readonly Listing[],
  ids: readonly string[],
): Listing[] {
  const place = ({ id }: Listing) => {
    const index = ids.indexOf(id);
    return index < 0 ? ids.length : index;
  };

  return [...listings].sort((one, other) => place(one) - place(other));
}
