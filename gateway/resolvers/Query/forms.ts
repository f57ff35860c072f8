import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const forms: NonNullable<QueryResolvers['forms']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.forms.list();
};
