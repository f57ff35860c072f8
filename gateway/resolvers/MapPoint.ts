import type { MapPointResolvers } from '../__generated__/types.ts';
import { listingPath, transactionType } from '../listing/listing-path.ts';

export const MapPoint: MapPointResolvers = {
  path: (point) => listingPath(point),
  transactionType: (point) => transactionType(point),
};
