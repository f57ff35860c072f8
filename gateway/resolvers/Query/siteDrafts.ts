import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const siteDrafts: NonNullable<QueryResolvers['siteDrafts']> = (_, _args, context) => {
  requireAgent(context);

  return context.dataSources.siteDrafts.list();
};
