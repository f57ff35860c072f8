import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const pageVersion: NonNullable<QueryResolvers['pageVersion']> = (_, { slug, revision }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.drafts.findVersion(slug, revision);
};
