import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const hostNames: NonNullable<QueryResolvers['hostNames']> = (_, _args, context) => {
  requireEditor(context, 'hosts');

  return context.dataSources.hostNames.all();
};
