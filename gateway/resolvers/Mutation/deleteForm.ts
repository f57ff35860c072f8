import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const deleteForm: NonNullable<MutationResolvers['deleteForm']> = (_, key, context) => {
  requireEditor(context, 'site');

  return asResult(async () => {
    await context.dataSources.forms.delete(key);

    return { __typename: 'DeleteFormSuccess', id: key.id };
  });
};
