import type { Filters } from '#domain/search/filters.ts';
import type { SearchConfig } from '#domain/search/search-config.ts';
import { type Geo, orderOf, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import { LOAD, type LoadState } from '../data/load-state.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { MapPosition } from '../map/map-position.ts';

/** Load states: each part of the search loads separately. */
export type Waits = { search: boolean; mapMarkers: boolean };

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
  /** Listings of this page with a marker, the map's position, and whether the map came to rest there. */
  map: { markers: readonly Listing[]; position: MapPosition; positionLoad: LoadState };
  /** Parts of the URL that could not be parsed. */
  notifications: readonly string[];
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
  markerLoad = LOAD.none,
  positionLoad = LOAD.none,
}: SearchModelInput<Listing>): SearchModel<Listing> {
  const { filters, geo, page, savedSearch = null, problems = [] } = state;
  const results = response?.listings ?? [];
  const wait: Waits = {
    search: isPending,
    mapMarkers: markerLoad === LOAD.loading,
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
    map: { markers: results.filter(({ location }) => Boolean(location)), position, positionLoad },
    notifications: problems.map(({ part }) => part),
    config,
    wait,
    ready: readyState(wait, response !== null),
  };
}

/** Ready before the first response, waiting while loading, done afterwards. */
export function readyState({ search }: Waits, isAnswered: boolean): ReadyState {
  if (search) return 'waiting';
  return isAnswered ? 'done' : 'ready';
}
