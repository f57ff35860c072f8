import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

const SIZE = 50;

export const people: NonNullable<QueryResolvers['people']> = async (_, args, context) => {
  requireEditor(context, 'people');
  const { page, size } = { page: args.page ?? 1, size: args.size ?? SIZE };
  const found = await context.dataSources.people.list({ page, size });

  return { ...found, page, pageCount: Math.max(1, Math.ceil(found.total / size)) };
};
