import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const formerSites: NonNullable<QueryResolvers['formerSites']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.templates.listFormer();
};
