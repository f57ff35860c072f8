import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const people: NonNullable<QueryResolvers['people']> = (_, { page, size }, context) => {
  requireEditor(context, 'people');

  return context.dataSources.people.list({ page: page ?? undefined, size: size ?? undefined });
};
