import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

const IN_THE_WAY = 'There are drafts that the design would replace. Confirm that it may.';

export const draftSiteTemplate: NonNullable<MutationResolvers['draftSiteTemplate']> = (
  _,
  { templateId, withPages, replace },
  context,
) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    const { draft, inTheWay } = await context.dataSources.templates.draft(templateId, {
      withPages,
      replace: replace ?? false,
    });

    return draft
      ? { __typename: 'DraftSiteTemplateSuccess' as const, draft }
      : {
          __typename: 'DraftsInTheWayError' as const,
          message: IN_THE_WAY,
          parts: inTheWay?.parts ?? [],
          pages: inTheWay?.pages ?? [],
        };
  });
};
