import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showLead } from '../../leads/show-lead.ts';

export const lead: NonNullable<QueryResolvers['lead']> = async (_, { id }, context) => {
  requireEditor(context, 'ownLeads');
  const found = await context.dataSources.leads.byId(id);

  return found && showLead(context, found);
};
