import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const formEditorUrl: NonNullable<QueryResolvers['formEditorUrl']> = (_, _args, context) => {
  const { subject } = requireAgent(context);

  return context.dataSources.forms.managerUrl(subject);
};
