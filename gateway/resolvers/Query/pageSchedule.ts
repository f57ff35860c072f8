import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const pageSchedule: NonNullable<QueryResolvers['pageSchedule']> = (_, { slug }, context) => {
  requireAgent(context);

  return context.dataSources.drafts.getSchedule(slug);
};
