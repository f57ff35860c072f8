import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const fileUses: NonNullable<QueryResolvers['fileUses']> = (_, { id }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.files.uses(id);
};
