import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const sitePictures: NonNullable<QueryResolvers['sitePictures']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.files.pictures();
};
