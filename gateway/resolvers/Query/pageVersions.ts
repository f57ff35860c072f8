import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const pageVersions: NonNullable<QueryResolvers['pageVersions']> = (_, { slug }, context) => {
  requireAgent(context);

  return context.dataSources.drafts.listVersions(slug);
};
