import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const formDesigns: NonNullable<QueryResolvers['formDesigns']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.forms.designs();
};
