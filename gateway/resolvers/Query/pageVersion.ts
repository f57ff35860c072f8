import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const pageVersion: NonNullable<QueryResolvers['pageVersion']> = (_, { slug, revision }, context) => {
  requireAgent(context);

  return context.dataSources.drafts.findVersion(slug, revision);
};
