import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const sessions: NonNullable<QueryResolvers['sessions']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.people.ownSessions();
};
