import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const removeHostName: NonNullable<MutationResolvers['removeHostName']> = (_, { host }, context) => {
  requireEditor(context, 'hosts');

  return asUserResult(async () => ({
    __typename: 'ChangeHostNamesSuccess',
    ...(await context.dataSources.hostNames.remove(host)),
  }));
};
