import type { MapPointResolvers } from '../__generated__/types.ts';
import { listingPath, transactionType } from '../listing/listing-path.ts';

export const MapPoint: MapPointResolvers = {
  // A map has a thousand of them: the executor reads a member of any object more slowly than these one of a point.
  id: ({ id }) => id,
  lat: ({ lat }) => lat,
  lon: ({ lon }) => lon,
  price: ({ price }) => price ?? null,
  path: (point) => listingPath(point),
  propertyTypes: ({ property_types }) => property_types ?? [],
  transactionType: (point) => transactionType(point),
};
