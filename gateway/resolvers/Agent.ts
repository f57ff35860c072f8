import type { AgentResolvers } from '../__generated__/types.ts';

export const Agent: AgentResolvers = {
  path: ({ slug }) => `/agent/${slug}`,
};
