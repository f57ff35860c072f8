import type { MapPointResolvers } from '../__generated__/types.ts';
import { detailsPath } from '../listing/details-path.ts';

export const MapPoint: MapPointResolvers = {
  path: (point) => detailsPath(point),
  transactionType: ({ transaction_type }) => (transaction_type === 'lease' ? 'LEASE' : 'SALE'),
};
