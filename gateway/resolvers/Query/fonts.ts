import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const fonts: NonNullable<QueryResolvers['fonts']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.fonts.list();
};
