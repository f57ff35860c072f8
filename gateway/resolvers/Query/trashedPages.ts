import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const trashedPages: NonNullable<QueryResolvers['trashedPages']> = (_, _args, context) => {
  requireAgent(context);

  return context.dataSources.drafts.listTrash();
};
