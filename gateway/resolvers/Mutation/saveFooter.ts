import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanTemplate } from '../../sanitise/clean-template.ts';

export const saveFooter: NonNullable<MutationResolvers['saveFooter']> = (
  _,
  { footer, revision, draftRevision = null },
  context,
) => {
  requireEditor(context, 'site');

  return asResult(async () => {
    const template = cleanTemplate(footer, 'footer', context.parts);

    return {
      __typename: 'SaveTemplateSuccess',
      template: await context.dataSources.editing.saveTemplate('footer', template, {
        revision,
        draftRevision,
      }),
    };
  });
};
