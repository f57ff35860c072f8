import type { QueryResolvers } from '../../__generated__/types.ts';

export const pagePreview: NonNullable<QueryResolvers['pagePreview']> = async (_, { token }, context) => {
  const preview = await context.dataSources.drafts.findPreview(token);
  if (!preview) return null;

  const { page, savedAt, isDraft, expiresAt } = preview;
  return { page: { page, savedAt, revision: '', movedTo: null, published: !isDraft }, isDraft, expiresAt };
};
