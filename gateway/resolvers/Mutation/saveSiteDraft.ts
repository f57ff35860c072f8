import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';
import { cleanTemplate } from '../../sanitise/clean-template.ts';
import { cleanWebsite } from '../../sanitise/clean-website.ts';

export const saveSiteDraft: NonNullable<MutationResolvers['saveSiteDraft']> = (_, { input }, context) => {
  requireEditor(context, 'site');

  return asResult(async () => {
    const { part, value, revision = null, ...began } = input;
    const cleaned = part === 'website' ? cleanWebsite(value) : cleanTemplate(value, part, context.parts);
    const draft = await context.dataSources.siteDrafts.save(part, { ...began, value: cleaned }, revision);

    return { __typename: 'SaveSiteDraftSuccess', draft };
  });
};
