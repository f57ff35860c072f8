import { shortened } from '#domain/blog/shortened.ts';
import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showWrittenPost } from '../../blog/show-written-post.ts';
import { badInput } from '../../errors.ts';
import { asResult } from '../../results.ts';
import { cleanAt } from '../../sanitise/clean-at.ts';
import { cleanBlock } from '../../sanitise/purify.ts';
import { textOf } from '../../sanitise/text-of.ts';

/** Length of an excerpt taken from the text. */
const EXCERPT_LENGTH = 200;

export const savePost: NonNullable<MutationResolvers['savePost']> = (_, args, context) => {
  requireEditor(context, 'pages');
  const { id = null, revision = null, post } = args;
  const { dataSources, space, now } = context;

  return asResult(async () => {
    if (id !== null && revision === null) throw badInput('A post is saved with its revision.', 'revision');
    const {
      isPublished,
      isMailed,
      image = null,
      authorId = null,
      homesPath = null,
      publishedAt = null,
      ...text
    } = post;
    const content = cleanAt('post.content', cleanBlock, text.content);
    const written = {
      ...text,
      content,
      excerpt: text.excerpt.trim() || shortened(textOf(content), EXCERPT_LENGTH),
      categories: [...text.categories],
      state: isPublished ? ('published' as const) : ('draft' as const),
      isMailed: isMailed ?? false,
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
