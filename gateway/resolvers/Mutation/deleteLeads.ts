import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const deleteLeads: NonNullable<MutationResolvers['deleteLeads']> = (_, { ids }, context) => {
  requireEditor(context, 'leads');

  return asUserResult(async () => {
    const deleted = await context.dataSources.leads.delete([...ids]);

    return { __typename: 'DeleteLeadsSuccess', deleted };
  });
};
