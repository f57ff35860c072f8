import type { Bounds } from './bounds.ts';
import {
  DEFAULT_TRANSACTION,
  type Filters,
  normalFilters,
  type TransactionChoice,
  type TransactionType,
} from './filters.ts';
import type { LatLon } from './polyline.ts';
import { type Geo, orderOf, type SearchState } from './search-state.ts';
import type { Sort } from './sorts.ts';

/** Kilometres around a point search. */
export const POINT_SEARCH_RADIUS_KM = 5;

/** The filters of a search call; without a transaction type it finds both. */
export type FiltersInput = Omit<Filters, 'transactionType'> & { transactionType?: TransactionType };

/** Exactly one member. */
export type GeoInput =
  | { placeId: string }
  /** Homes in any of the places. */
  | { placeIds: string[] }
  | { point: { lat: number; lon: number; radius?: number } }
  | { polygon: LatLon[] }
  | { shape: { index: string; id: string; type?: string; path?: string } };

/** A search, like the GraphQL input of the same name. */
export type SearchInput = {
  filters?: FiltersInput;
  geo?: GeoInput;
  bounds?: Bounds;
  ids?: string[];
  /** Drops terms on fields that cannot be searched, which are rejected otherwise. */
  isLenient?: boolean;
};

export type SearchVariables = { search: SearchInput; sort: Sort; page: number };

/**
 * The variables of a search. `defaultPlaceId` is searched and `defaultSort` is the order when the URL leaves them to
 * the site; a basket has no place. A preconfigured or saved search must have been replaced by what it stands for before.
 */
export function toSearchInput(
  state: SearchState,
  options: {
    defaultPlaceId?: string;
    /** The transaction type when the search has none; a basket ignores it. */
    defaultTransaction?: TransactionChoice;
    radiusKm?: number;
    defaultSort?: Sort;
    isLenient?: boolean;
  } = {},
): SearchVariables {
  const { agentSetRaw, sort: _, transactionType, ...filters } = normalFilters(state.filters);
  const fallback = state.ids ? 'ANY' : (options.defaultTransaction ?? DEFAULT_TRANSACTION);
  const transaction = transactionType ?? fallback;
  const raw = [...(filters.raw ?? []), ...(agentSetRaw ?? [])];
  const narrowed: FiltersInput = {
    ...filters,
    ...(transaction !== 'ANY' && { transactionType: transaction }),
    ...(raw.length > 0 && { raw }),
  };
  const geo = geoInput(state.geo ?? (state.ids ? { kind: 'all-areas' } : null), options);

  return {
    search: {
      ...(Object.keys(narrowed).length > 0 && { filters: narrowed }),
      ...(geo && { geo }),
      ...(state.bounds && { bounds: state.bounds }),
      ...(state.ids && { ids: state.ids }),
      ...(options.isLenient && { isLenient: true }),
    },
    sort: orderOf(state, options.defaultSort),
    page: state.page,
  };
}

function geoInput(
  geo: Geo | null,
  { defaultPlaceId, radiusKm = POINT_SEARCH_RADIUS_KM }: { defaultPlaceId?: string; radiusKm?: number },
): GeoInput | null {
  switch (geo?.kind) {
    case undefined:
      // A site without a place of its own has the place 0.
      return defaultPlaceId && defaultPlaceId !== '0' ? { placeId: defaultPlaceId } : null;
    case 'all-areas':
      return null;
    case 'place':
      return { placeId: geo.id };
    case 'places':
      return { placeIds: geo.ids };
    case 'point':
      return { point: { lat: geo.lat, lon: geo.lon, radius: radiusKm } };
    case 'area':
      return { polygon: geo.corners };
    case 'shape': {
      const { kind, ...shape } = geo;
      return { shape };
    }
  }
}
