import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { requireEditor } from '../../auth/require-editor.ts';

const SIZE = 30;

export const ownListings: NonNullable<QueryResolvers['ownListings']> = async (_, args, context) => {
  requireEditor(context, 'ownListings');
  const { page, size } = readPaging(args, { defaultSize: SIZE });
  const { text, status } = args;
  const { total, ...list } = await context.dataSources.ownListings.list({ text, status, page, size });

  return { ...list, total, page, pageCount: Math.max(1, pageCount(total, size)) };
};
