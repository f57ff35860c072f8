import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const pageDraft: NonNullable<QueryResolvers['pageDraft']> = (_, { slug }, context) => {
  requireAgent(context);

  return context.dataSources.drafts.findDraft(slug);
};
