import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanAgent } from '../../sanitise/clean-agent.ts';

export const saveAgent: NonNullable<MutationResolvers['saveAgent']> = (
  _,
  { id, agent, revision },
  context,
) => {
  requireEditor(context, 'ownProfile');

  return asResult(async () => {
    const saved = await context.dataSources.agents.save(cleanAgent(agent), { id, revision });

    return { __typename: 'SaveAgentSuccess', id, doc: saved.doc, revision: saved.revision };
  });
};
