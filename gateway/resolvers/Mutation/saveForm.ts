import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const saveForm: NonNullable<MutationResolvers['saveForm']> = (_, { input }, context) => {
  requireEditor(context, 'site');

  return asResult(async () => ({
    __typename: 'SaveFormSuccess',
    form: await context.dataSources.forms.save(input),
  }));
};
