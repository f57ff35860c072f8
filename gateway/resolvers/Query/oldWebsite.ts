import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const oldWebsite: NonNullable<QueryResolvers['oldWebsite']> = async (_, _args, context) => {
  requireEditor(context, 'read');

  return (await context.dataSources.oldEngine?.website()) ?? null;
};
