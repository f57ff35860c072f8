import type { MapPointResolvers } from '../__generated__/types.ts';
import { listingPath, transactionType } from '../listing/listing-path.ts';

export const MapPoint: MapPointResolvers = {
  path: (point) => listingPath(point),
  propertyTypes: ({ property_types }) => property_types ?? [],
  transactionType: (point) => transactionType(point),
};
