import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const mails: NonNullable<QueryResolvers['mails']> = (_, _args, context) => {
  requireEditor(context, 'site');

  return context.dataSources.mails.list();
};
