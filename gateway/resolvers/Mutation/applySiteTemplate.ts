import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

const EDITED = 'Parts of this site were edited since they were made. Confirm that they may be replaced.';

export const applySiteTemplate: NonNullable<MutationResolvers['applySiteTemplate']> = (
  _,
  { templateId, replace, keepTheme },
  context,
) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    const { former, edited, editedParts } = await context.dataSources.templates.apply(templateId, {
      replace: replace ?? false,
      keepTheme: keepTheme ?? false,
    });

    return former
      ? { __typename: 'ApplySiteTemplateSuccess' as const, formerSite: former }
      : { __typename: 'EditedPagesError' as const, message: EDITED, parts: editedParts, pages: edited };
  });
};
