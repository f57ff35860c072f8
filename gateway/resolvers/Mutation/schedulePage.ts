import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireAgent } from '../../auth/require-agent.ts';
import { asUserResult } from '../../results.ts';

export const schedulePage: NonNullable<MutationResolvers['schedulePage']> = (
  _,
  { slug, publishAt = null, unpublishAt = null },
  context,
) => {
  requireAgent(context);

  return asUserResult(async () => ({
    __typename: 'SchedulePageSuccess',
    schedule: await context.dataSources.drafts.schedule(slug, { publishAt, unpublishAt }),
  }));
};
