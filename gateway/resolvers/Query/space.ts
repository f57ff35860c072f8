import type { QueryResolvers } from '../../__generated__/types.ts';

export const space: NonNullable<QueryResolvers['space']> = (_, _args, { space: found }) => ({
  ...found,
  defaultPlaceId: String(found.defaultPlaceId),
});
