import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const siteVersion: NonNullable<QueryResolvers['siteVersion']> = (_, { part, revision }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.siteDrafts.findVersion(part, revision);
};
