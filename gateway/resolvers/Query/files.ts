import { FILES_PER_PAGE } from '#domain/files/site-file.ts';
import { pageCount } from '#domain/search/paging.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const files: NonNullable<QueryResolvers['files']> = async (_, args, context) => {
  requireEditor(context, 'read');
  const { page, size } = readPaging(args, { defaultSize: FILES_PER_PAGE });
  const { text, kind } = args;
  const { total, ...list } = await context.dataSources.files.list({ text, kind, page, size });

  return { ...list, total, page, pageCount: Math.max(1, pageCount(total, size)) };
};
