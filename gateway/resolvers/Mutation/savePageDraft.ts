import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanPage } from '../../sanitise/clean-page.ts';

export const savePageDraft: NonNullable<MutationResolvers['savePageDraft']> = (_, { input }, context) => {
  requireEditor(context, 'pages');

  return asResult(async () => {
    const { slug, baseRevision, revision = null } = input;
    const page = cleanPage(input.page, context.parts);
    const draft = await context.dataSources.drafts.saveDraft(slug, page, { baseRevision, revision });

    return { __typename: 'SavePageDraftSuccess', draft };
  });
};
