import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const checkHostName: NonNullable<MutationResolvers['checkHostName']> = (_, { host }, context) => {
  requireEditor(context, 'hosts');

  return asUserResult(async () => ({
    __typename: 'HostNameCheck',
    ...(await context.dataSources.hostNames.check(host)),
  }));
};
