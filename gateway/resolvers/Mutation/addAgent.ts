import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';
import { cleanAgent } from '../../sanitise/clean-agent.ts';

export const addAgent: NonNullable<MutationResolvers['addAgent']> = (_, { agent }, context) => {
  requireEditor(context, 'people');

  return asUserResult(async () => {
    const { id, doc, revision } = await context.dataSources.agents.add(cleanAgent(agent));

    return { __typename: 'SaveAgentSuccess', id, doc, revision };
  });
};
