import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const fileUses: NonNullable<QueryResolvers['fileUses']> = (_, { id }, context) => {
  requireAgent(context);

  return context.dataSources.files.uses(id);
};
