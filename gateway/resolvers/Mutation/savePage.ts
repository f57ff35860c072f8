import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanPage } from '../../sanitise/clean-page.ts';

export const savePage: NonNullable<MutationResolvers['savePage']> = (_, { input }, context) => {
  requireEditor(context, 'pages');

  return asResult(async () => {
    const page = cleanPage(input.page, context.parts);
    const slug = input.previousSlug ?? page.slug;
    const { revision = null, draftRevision = null, published = null, formerPath = null } = input;
    const saved = await context.dataSources.editing.savePage(slug, page, {
      revision,
      draftRevision,
      published,
      formerPath,
    });

    return { __typename: 'SavePageSuccess', page: saved };
  });
};
