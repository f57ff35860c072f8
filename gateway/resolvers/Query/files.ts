import { FILES_PER_PAGE } from '#domain/files/site-file.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const files: NonNullable<QueryResolvers['files']> = async (
  _,
  { text, kind, page: asked },
  context,
) => {
  requireEditor(context);
  const page = Math.max(1, asked ?? 1);
  const { total, ...list } = await context.dataSources.files.list({ text, kind, page });

  return { ...list, total, page, pageCount: Math.max(1, Math.ceil(total / FILES_PER_PAGE)) };
};
