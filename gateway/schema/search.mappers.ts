import type { SourceInfo } from '../datasources/listings/listings.types.ts';
import type { ShownHit, ShownPoint } from '../display-rules/show-listing.ts';

export type MapPointMapper = ShownPoint;
export type ListingSourceMapper = SourceInfo;

export type SearchResultMapper = {
  total: number;
  page: number;
  pageCount: number;
  listings: ShownHit[];
  courtesyOf: string | null;
  asOf: string | null;
  leftOutFields: string[];
};
