import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showWrittenPost } from '../../blog/show-written-post.ts';
import { badInput } from '../../errors.ts';
import { asResult } from '../../results.ts';
import { cleanAt } from '../../sanitise/clean-at.ts';
import { cleanBlock } from '../../sanitise/purify.ts';

export const savePost: NonNullable<MutationResolvers['savePost']> = (_, args, context) => {
  requireEditor(context, 'pages');
  const { id = null, revision = null, post } = args;
  const { dataSources, space, now } = context;

  return asResult(async () => {
    if (id !== null && revision === null) throw badInput('A post is saved with its revision.', 'revision');
    const {
      isPublished,
      image = null,
      authorId = null,
      homesPath = null,
      publishedAt = null,
      ...text
    } = post;
    const written = {
      ...text,
      content: cleanAt('post.content', cleanBlock, text.content),
      categories: [...text.categories],
      state: isPublished ? ('published' as const) : ('draft' as const),
      image,
      authorId,
      homesPath,
      publishedAt,
    };
    const saved =
      id === null || revision === null
        ? await dataSources.writtenPosts.create(written)
        : await dataSources.writtenPosts.save(written, { id, revision });

    return { __typename: 'SavePostSuccess', post: showWrittenPost(saved, { timeZone: space.timeZone, now }) };
  });
};
