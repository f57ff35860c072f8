import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanTemplate } from '../../sanitise/clean-template.ts';

export const saveHeader: NonNullable<MutationResolvers['saveHeader']> = (
  _,
  { header, revision, draftRevision = null },
  context,
) => {
  requireEditor(context, 'site');

  return asResult(async () => {
    const template = cleanTemplate(header, 'header', context.parts);

    return {
      __typename: 'SaveTemplateSuccess',
      template: await context.dataSources.editing.saveTemplate('header', template, {
        revision,
        draftRevision,
      }),
    };
  });
};
