import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showWrittenPost } from '../../blog/show-written-post.ts';

export const managedPost: NonNullable<QueryResolvers['managedPost']> = async (_, { id }, context) => {
  requireEditor(context, 'read');
  const { dataSources, space, now } = context;
  const post = await dataSources.writtenPosts.byId(id);

  return post && showWrittenPost(post, { timeZone: space.timeZone, now });
};
