import type { Filters } from '#domain/search/filters.ts';
import type { SearchConfig } from '#domain/search/search-config.ts';
import { type Geo, orderOf, type SearchState } from '#domain/search/search-state.ts';
import { type Sort, sortFromKey } from '#domain/search/sorts.ts';
import { LOAD, type LoadState } from '../data/load-state.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { MapPosition } from '../map/map-position.ts';

/** Each part of the search waits for its own answer. */
export type Waits = { search: boolean; mapMarkers: boolean };

export type ReadyState = 'ready' | 'waiting' | 'done';

/** Everything the search screen shows. */
export type SearchModel<Listing = ListingCard_ListingFragment> = {
  filters: Filters;
  geo: Geo | null;
  sort: Sort;
  page: number;
  results: readonly Listing[];
  /** Of the search; null when it could not be answered. */
  totalSearchResults: number | null;
  /** Of the source; null while it is not known. */
  totalListingCount: number | null;
  /** Id of the saved search at /search/s/{id}. */
  savedSearch: string | null;
  /** The homes of this page that have a marker, where the map stands, and whether it came to stand there. */
  map: { markers: readonly Listing[]; position: MapPosition; positionLoad: LoadState };
  /** What the visitor is told about the address: the parts that could not be read. */
  notifications: readonly string[];
  config: SearchConfig;
  wait: Waits;
  ready: ReadyState;
};

type SearchModelInput<Listing> = {
  state: SearchState;
  answer: { total: number; listings: readonly Listing[] } | null;
  totalListingCount: number | null;
  position: MapPosition;
  config: SearchConfig;
  /** Another search is on its way. */
  isPending: boolean;
  markerLoad?: LoadState;
  positionLoad?: LoadState;
};

/** The search state of a screen: the address with what it was answered. */
export function searchModel<Listing extends { location?: unknown }>({
  state,
  answer,
  totalListingCount,
  position,
  config,
  isPending,
  markerLoad = LOAD.none,
  positionLoad = LOAD.none,
}: SearchModelInput<Listing>): SearchModel<Listing> {
  const { filters, geo, page, savedSearch = null, problems = [] } = state;
  const results = answer?.listings ?? [];
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
    totalSearchResults: answer?.total ?? null,
    totalListingCount,
    savedSearch,
    map: { markers: results.filter(({ location }) => Boolean(location)), position, positionLoad },
    notifications: problems.map(({ part }) => part),
    config,
    wait,
    ready: readyState(wait, answer !== null),
  };
}

/** Ready before anything was answered, waiting while a search is on its way, done when it was answered. */
export function readyState({ search }: Waits, isAnswered: boolean): ReadyState {
  if (search) return 'waiting';
  return isAnswered ? 'done' : 'ready';
}
