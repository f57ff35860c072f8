import { BLOG_DEFAULTS } from '#domain/blog/blog-query.ts';
import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';

export const posts: NonNullable<QueryResolvers['posts']> = async (_, args, { dataSources }) => {
  const { page, size } = readPaging(args, { defaultSize: BLOG_DEFAULTS.posts_per_page });
  const { total, posts } = await dataSources.blog.posts({
    page,
    perPage: size,
    category: args.category ?? undefined,
    orderBy: args.orderBy === 'TITLE' ? 'title' : 'date',
    order: args.order ?? 'DESC',
  });

  return { total, page, pageCount: pageCount(total, size), posts };
};
