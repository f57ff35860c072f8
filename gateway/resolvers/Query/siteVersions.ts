import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const siteVersions: NonNullable<QueryResolvers['siteVersions']> = (_, { part }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.siteDrafts.listVersions(part);
};
