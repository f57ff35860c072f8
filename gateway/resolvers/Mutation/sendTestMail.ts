import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const sendTestMail: NonNullable<MutationResolvers['sendTestMail']> = (_, { origin }, context) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    const to = await context.dataSources.mails.sendTest(origin);

    return { __typename: 'SendTestMailSuccess', to };
  });
};
