import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';

export const revokePagePreviews: NonNullable<MutationResolvers['revokePagePreviews']> = async (
  _,
  { slug },
  context,
) => {
  requireAgent(context);
  await context.dataSources.drafts.revokePreviews(slug);

  return true;
};
