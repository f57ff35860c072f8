import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const pageSchedule: NonNullable<QueryResolvers['pageSchedule']> = (_, { slug }, context) => {
  requireEditor(context, 'read');

  return context.dataSources.drafts.getSchedule(slug);
};
