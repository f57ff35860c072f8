import { MAX_POSTS_PER_PAGE } from '#domain/blog/blog-query.ts';
import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { atLeast, within } from '../../arguments/numbers.ts';

const MAX_PAGE = 10_000;

export const posts: NonNullable<QueryResolvers['posts']> = async (_, args, { dataSources }) => {
  const page = within(args.page ?? 1, 'page', 1, MAX_PAGE);
  const perPage = Math.min(atLeast(args.perPage ?? 2, 'perPage', 1), MAX_POSTS_PER_PAGE);
  const { total, posts } = await dataSources.blog.posts({
    page,
    perPage,
    category: args.category ?? undefined,
    orderBy: args.orderBy === 'TITLE' ? 'title' : 'date',
    order: args.order ?? 'DESC',
  });

  return { total, page, pageCount: pageCount(total, perPage), posts };
};
