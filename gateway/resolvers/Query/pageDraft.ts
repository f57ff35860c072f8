import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const pageDraft: NonNullable<QueryResolvers['pageDraft']> = (_, { slug }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.drafts.findDraft(slug);
};
