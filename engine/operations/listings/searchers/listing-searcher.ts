import type { RestSearch } from '#domain/search/rest/rest-query.ts';
import type { ListingSearch } from '../../../store/listings/listing-conditions.ts';
import type { ListingFacets } from '../../../store/listings/listing-facets.ts';
import type { Cluster, MapPoint } from '../../../store/listings/listing-map.ts';
import type { Hit } from '../listing-hit.ts';
import type { SearchTarget } from '../prepare-search.ts';

/** What a page of a search contains; hits show what agents of the space have added. */
export type HitsPage = Pick<RestSearch, 'sort' | 'from' | 'size' | 'select' | 'count'> & { spaceId: string };
export type FoundHits = { total: number | null; hits: Hit[] };
export type FoundPoints = { total: number; points: MapPoint[] };
/** A listing with the names it is looked up by. */
export type KeyedHit = { id: string; publicId: string; mls: string; hit: Hit };

/** How listings are found: by the index in memory, or by the store. */
export type ListingSearcher = {
  search(search: ListingSearch, page: HitsPage): Promise<FoundHits>;
  points(search: ListingSearch, limit: number): Promise<FoundPoints>;
  clusters(search: ListingSearch, precision: number): Promise<Cluster[]>;
  facets(search: ListingSearch, rawFields: readonly string[]): Promise<ListingFacets>;
  /** By id, public id or MLS number, in any order. */
  byKeys(target: SearchTarget, keys: readonly string[]): Promise<KeyedHit[]>;
};

/** Null for a search that it cannot do. */
export type PartialSearcher = {
  [Name in keyof ListingSearcher]: (
    ...args: Parameters<ListingSearcher[Name]>
  ) => Promise<Awaited<ReturnType<ListingSearcher[Name]>> | null>;
};

/** The first searcher; the second for what it cannot do. */
export function withFallback(first: PartialSearcher, second: ListingSearcher): ListingSearcher {
  return {
    search: async (...args) => (await first.search(...args)) ?? second.search(...args),
    points: async (...args) => (await first.points(...args)) ?? second.points(...args),
    clusters: async (...args) => (await first.clusters(...args)) ?? second.clusters(...args),
    facets: async (...args) => (await first.facets(...args)) ?? second.facets(...args),
    byKeys: async (...args) => (await first.byKeys(...args)) ?? second.byKeys(...args),
  };
}
