import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const forms: NonNullable<QueryResolvers['forms']> = (_, _args, context) => {
  requireAgent(context);

  return context.dataSources.forms.list();
};
