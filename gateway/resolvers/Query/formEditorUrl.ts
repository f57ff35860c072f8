import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const formEditorUrl: NonNullable<QueryResolvers['formEditorUrl']> = (_, _args, context) => {
  const { subject } = requireEditor(context, 'read');

  return context.dataSources.forms.managerUrl(subject);
};
