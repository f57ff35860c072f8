import type { PlaceResolvers } from '../__generated__/types.ts';

export const Place: PlaceResolvers = {
  hierarchy: ({ id, name, placetype, hierarchies }) => hierarchies[0] ?? [{ id, name, placetype }],
};
