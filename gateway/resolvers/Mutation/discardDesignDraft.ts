import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const discardDesignDraft: NonNullable<MutationResolvers['discardDesignDraft']> = (
  _,
  _args,
  context,
) => {
  requireEditor(context, 'site');

  return asUserResult(async () => {
    await context.dataSources.templates.discardDraft();

    return { __typename: 'DiscardDesignDraftSuccess' as const, discarded: true };
  });
};
