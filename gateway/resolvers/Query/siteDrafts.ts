import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const siteDrafts: NonNullable<QueryResolvers['siteDrafts']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.siteDrafts.list();
};
