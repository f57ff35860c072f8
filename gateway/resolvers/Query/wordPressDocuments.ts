import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const wordPressDocuments: NonNullable<QueryResolvers['wordPressDocuments']> = (
  _,
  { url, kind, batch },
  context,
) => {
  requireEditor(context, 'read');

  return asUserResult(async () => ({
    __typename: 'WordPressDocuments' as const,
    ...(await context.dataSources.wordPress.documents({ url, kind, batch: batch ?? 1 })),
  }));
};
