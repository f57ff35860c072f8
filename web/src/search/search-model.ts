import type { Filters } from '#domain/search/filters.ts';
import type { SearchConfig } from '#domain/search/search-config.ts';
import { type Geo, orderOf, type SearchProblem, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import { LOAD, type LoadState } from '../data/load-state.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { MapPosition } from '../map/map-position.ts';
import type { CustomerLists } from '../site/saved-by-customer.ts';

/** What is loading: each part of the search loads separately. */
export type Waits = { search: boolean; mapMarkers: boolean; userProfile: boolean };

export type ReadyState = 'ready' | 'waiting' | 'done';

/** State of the search screen. */
export type SearchModel<Listing = ListingCard_ListingFragment> = {
  filters: Filters;
  geo: Geo | null;
  sort: Sort;
  page: number;
  results: readonly Listing[];
  /** Number of results; null if the search failed. */
  totalSearchResults: number | null;
  /** Number of listings in the source; null while unknown. */
  totalListingCount: number | null;
  /** Id of the saved search at /search/s/{id}. */
  savedSearch: string | null;
  /** What the customer saved: searches, and ids of favourites. */
  saved: CustomerLists['savedSearches'];
  faves: CustomerLists['favouriteIds'];
  userLoad: LoadState;
  /** Whose search it is. The token itself is a cookie that no script can read (decision 0061). */
  idToken: { isSignedIn: boolean };
  /** Listings of this page with a marker, the map's position, and whether the map came to rest there. */
  map: { markers: readonly Listing[]; position: MapPosition; positionLoad: LoadState };
  /** Parts of the URL that could not be parsed. */
  notifications: readonly SearchProblem['part'][];
  config: SearchConfig;
  wait: Waits;
  ready: ReadyState;
};

type SearchModelInput<Listing> = {
  state: SearchState;
  response: { total: number; listings: readonly Listing[] } | null;
  totalListingCount: number | null;
  position: MapPosition;
  config: SearchConfig;
  /** Another search is loading. */
  isPending: boolean;
  /** What the customer saved, once it is loaded; without a customer nobody is signed in. */
  lists?: Pick<CustomerLists, 'savedSearches' | 'favouriteIds'>;
  userLoad?: LoadState;
  isSignedIn?: boolean;
  markerLoad?: LoadState;
  positionLoad?: LoadState;
};

/** State of the search screen from URL and response. */
export function searchModel<Listing extends { location?: unknown }>({
  state,
  response,
  totalListingCount,
  position,
  config,
  isPending,
  lists = { savedSearches: [], favouriteIds: [] },
  userLoad = LOAD.none,
  isSignedIn = false,
  markerLoad = LOAD.none,
  positionLoad = LOAD.none,
}: SearchModelInput<Listing>): SearchModel<Listing> {
  const { filters, geo, page, savedSearch = null, problems = [] } = state;
  const results = response?.listings ?? [];
  const wait: Waits = {
    search: isPending,
    mapMarkers: markerLoad === LOAD.loading,
    userProfile: userLoad === LOAD.loading,
  };

  return {
    filters,
    geo,
    sort: orderOf(state, sortFromKey(config.defaultSort) ?? undefined),
    page,
    results,
    totalSearchResults: response?.total ?? null,
    totalListingCount,
    savedSearch,
    saved: lists.savedSearches,
    faves: lists.favouriteIds,
    userLoad,
    idToken: { isSignedIn },
    map: { markers: results.filter(({ location }) => Boolean(location)), position, positionLoad },
    notifications: problems.map(({ part }) => part),
    config,
    wait,
    ready: readyState(wait, response !== null),
  };
}

/** Ready before the first response, waiting while loading, done afterwards. */
export function readyState({ search }: Pick<Waits, 'search'>, isAnswered: boolean): ReadyState {
  if (search) return 'waiting';
  return isAnswered ? 'done' : 'ready';
}
