import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showSummary } from '../../blog/show-written-post.ts';

const SIZE = 20;

export const managedPosts: NonNullable<QueryResolvers['managedPosts']> = async (_, args, context) => {
  requireEditor(context, 'read');
  const { page, size } = readPaging(args, { defaultSize: SIZE });
  const { writtenPosts, blog } = context.dataSources;
  const [{ total, subscribers, posts }, outsideUrl] = await Promise.all([
    writtenPosts.list({
      state: args.state ?? undefined,
      text: args.text?.trim() || undefined,
      slug: args.slug || undefined,
      page,
      size,
    }),
    blog.outsideUrl(),
  ]);

  return {
    total,
    page,
    pageCount: pageCount(total, size),
    posts: posts.map(showSummary),
    outsideUrl,
    subscriberCount: subscribers,
  };
};
