import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const publishDesignDraft: NonNullable<MutationResolvers['publishDesignDraft']> = (
  _,
  _args,
  context,
) => {
  requireEditor(context, 'site');

  return asResult(async () => ({
    __typename: 'PublishDesignDraftSuccess' as const,
    formerSite: await context.dataSources.templates.publishDraft(),
  }));
};
