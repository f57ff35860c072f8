import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const designDraft: NonNullable<QueryResolvers['designDraft']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.templates.findDraft();
};
