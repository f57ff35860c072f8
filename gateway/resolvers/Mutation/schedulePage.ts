import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asResult } from '../../results.ts';

export const schedulePage: NonNullable<MutationResolvers['schedulePage']> = (
  _,
  { slug, publishAt = null, unpublishAt = null, revision = null },
  context,
) => {
  requireEditor(context, 'pages');

  return asResult(async () => ({
    __typename: 'SchedulePageSuccess',
    schedule: await context.dataSources.drafts.schedule(slug, { publishAt, unpublishAt }, revision),
  }));
};
