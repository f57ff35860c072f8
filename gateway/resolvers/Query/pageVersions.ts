import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const pageVersions: NonNullable<QueryResolvers['pageVersions']> = (_, { slug }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.drafts.listVersions(slug);
};
