import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const replyTexts: NonNullable<QueryResolvers['replyTexts']> = (_, _args, context) => {
  requireEditor(context, 'ownLeads');

  return context.dataSources.leads.replyTexts();
};
