import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { queryOf, showSummary } from '../../leads/show-lead.ts';

export const leads: NonNullable<QueryResolvers['leads']> = async (_, { filter, limit, after }, context) => {
  requireEditor(context, 'ownLeads');
  const page = await context.dataSources.leads.list({
    ...queryOf(filter),
    size: limit ?? undefined,
    after: after ?? undefined,
  });

  return { ...page, leads: page.leads.map(showSummary) };
};
