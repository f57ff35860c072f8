import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const sendTestEvent: NonNullable<MutationResolvers['sendTestEvent']> = (_, _args, context) => {
  requireEditor(context, 'integrations');

  return asUserResult(async () => ({
    __typename: 'SaveWebhookSuccess',
    ...(await context.dataSources.webhook.test()),
  }));
};
