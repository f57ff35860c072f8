import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const trashedPages: NonNullable<QueryResolvers['trashedPages']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.drafts.listTrash();
};
