import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const rotateWebhookSecret: NonNullable<MutationResolvers['rotateWebhookSecret']> = (
  _,
  _args,
  context,
) => {
  requireEditor(context, 'integrations');

  return asUserResult(async () => ({
    __typename: 'SaveWebhookSuccess',
    ...(await context.dataSources.webhook.rotate()),
  }));
};
