import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const replayWebhookDelivery: NonNullable<MutationResolvers['replayWebhookDelivery']> = (
  _,
  { id },
  context,
) => {
  requireEditor(context, 'integrations');

  return asUserResult(async () => ({
    __typename: 'SaveWebhookSuccess',
    ...(await context.dataSources.webhook.replay(id)),
  }));
};
