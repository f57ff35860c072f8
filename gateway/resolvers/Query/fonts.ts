import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const fonts: NonNullable<QueryResolvers['fonts']> = (_, _args, context) => {
  requireAgent(context);

  return context.dataSources.fonts.list();
};
