import type { SourceInfo } from '../datasources/listings/listings.types.ts';
import type { ShownPoint } from '../display-rules/show-listing.ts';

export type MapPointMapper = ShownPoint;
export type ListingSourceMapper = SourceInfo;
