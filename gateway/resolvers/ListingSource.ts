import type { ListingSourceResolvers } from '../__generated__/types.ts';

export const ListingSource: ListingSourceResolvers = {
  key: ({ source }) => source,
};
