import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const retryMail: NonNullable<MutationResolvers['retryMail']> = (_, { id }, context) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    const mail = await context.dataSources.mails.retry(id);

    return { __typename: 'RetryMailSuccess', mail };
  });
};
