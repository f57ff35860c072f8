import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const oldPage: NonNullable<QueryResolvers['oldPage']> = async (_, { id }, context) => {
  requireEditor(context, 'read');

  return (await context.dataSources.oldEngine?.page(id)) ?? null;
};
