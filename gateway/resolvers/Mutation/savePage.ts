import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asResult } from '../../results.ts';
import { cleanPage } from '../../sanitise/clean-page.ts';

export const savePage: NonNullable<MutationResolvers['savePage']> = (_, { input }, context) => {
  requireAgent(context);

  return asResult(async () => {
    const page = cleanPage(input.page);
    const slug = input.previousSlug ?? page.slug;
    const revisions = { revision: input.revision ?? null, draftRevision: input.draftRevision ?? null };
    const saved = await context.dataSources.editing.savePage(slug, page, revisions);

    return { __typename: 'SavePageSuccess', page: saved };
  });
};
