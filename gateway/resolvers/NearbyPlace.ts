import type { NearbyPlaceResolvers } from '../__generated__/types.ts';

export const NearbyPlace: NearbyPlaceResolvers = {
  location: ({ lat, lon }) => ({ lat, lon }),
  distance: ({ distance }) => (distance == null ? null : Math.round(distance)),
};
