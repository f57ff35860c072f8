import { SOLDS_PER_PAGE } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { atLeast, within } from '../../arguments/numbers.ts';

export const solds: NonNullable<QueryResolvers['solds']> = (_, { limit, offset, text }, { dataSources }) =>
  dataSources.solds.list({
    limit: Math.min(atLeast(limit ?? SOLDS_PER_PAGE, 'limit', 1), 100),
    offset: within(offset ?? 0, 'offset', 0, 10_000),
    text: text?.trim() || undefined,
  });
