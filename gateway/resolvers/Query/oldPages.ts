import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const oldPages: NonNullable<QueryResolvers['oldPages']> = async (_, _args, context) => {
  requireEditor(context, 'read');

  return (await context.dataSources.oldEngine?.list()) ?? null;
};
