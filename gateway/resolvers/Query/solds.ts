import { MAX_FROM, pageCount, SOLDS_PER_PAGE } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLimit, readPaging } from '../../arguments/paging.ts';

export const solds: NonNullable<QueryResolvers['solds']> = async (_, args, { dataSources }) => {
  const skip = readLimit(args.skip, { argument: 'skip', fallback: 0, min: 0, max: MAX_FROM });
  const { page, size, from } = readPaging(args, {
    defaultSize: SOLDS_PER_PAGE,
    maxResults: MAX_FROM - skip,
  });
  const { gated, total, solds } = await dataSources.solds.list({
    limit: size,
    offset: Math.min(skip + from, MAX_FROM),
    text: args.text?.trim() || undefined,
  });

  return { gated, total, page, pageCount: pageCount(Math.max(0, (total ?? 0) - skip), size), solds };
};
