import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { showLead } from '../../leads/show-lead.ts';
import { asUserResult } from '../../results.ts';

export const addLeadNote: NonNullable<MutationResolvers['addLeadNote']> = (_, { id, text }, context) => {
  requireEditor(context, 'ownLeads');

  return asUserResult(async () => {
    const lead = await showLead(context, await context.dataSources.leads.addNote(id, text));

    return { __typename: 'AddLeadNoteSuccess', lead };
  });
};
