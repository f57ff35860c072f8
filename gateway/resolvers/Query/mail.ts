import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const mail: NonNullable<QueryResolvers['mail']> = (_, { id }, context) => {
  requireEditor(context, 'site');

  return context.dataSources.mails.byId(id);
};
