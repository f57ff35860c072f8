import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const saveReplyTexts: NonNullable<MutationResolvers['saveReplyTexts']> = (_, { input }, context) => {
  requireEditor(context, 'ownLeads');
  const { texts, revision = null } = input;

  return asResult(async () => ({
    __typename: 'SaveReplyTextsSuccess',
    replyTexts: await context.dataSources.leads.saveReplyTexts({ texts, revision }),
  }));
};
