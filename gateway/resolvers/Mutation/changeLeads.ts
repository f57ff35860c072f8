import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const changeLeads: NonNullable<MutationResolvers['changeLeads']> = (_, { input }, context) => {
  requireEditor(context, 'ownLeads');
  const { ids, status, assignee, isRead } = input;

  return asUserResult(async () => {
    const changed = await context.dataSources.leads.change({
      ids: [...ids],
      status: status ?? undefined,
      assignee,
      isRead: isRead ?? undefined,
    });

    return { __typename: 'ChangeLeadsSuccess', changed };
  });
};
