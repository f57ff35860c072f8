import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanWebsite } from '../../sanitise/clean-website.ts';

export const saveWebsite: NonNullable<MutationResolvers['saveWebsite']> = (_, args, context) => {
  requireEditor(context, 'site');
  const { editing, pages } = context.dataSources;

  return asResult(async () => {
    const { website, revision } = await editing.saveWebsite(cleanWebsite(args.website), {
      revision: args.revision,
      draftRevision: args.draftRevision ?? null,
    });
    const site = await pages.getSite();

    return {
      __typename: 'SaveWebsiteSuccess',
      website: { ...site, website, revisions: { ...site.revisions, website: revision } },
    };
  });
};
