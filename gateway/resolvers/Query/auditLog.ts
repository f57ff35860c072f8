import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const auditLog: NonNullable<QueryResolvers['auditLog']> = (_, { filter, limit, after }, context) => {
  requireEditor(context, 'people');

  return context.dataSources.people.audit({
    kind: filter?.kind ?? undefined,
    actor: filter?.actor || undefined,
    from: timeOf(filter?.from),
    to: timeOf(filter?.to),
    size: limit ?? undefined,
    after: after ?? undefined,
  });
};

function timeOf(time: Date | string | null | undefined): string | undefined {
  return time ? new Date(time).toISOString() : undefined;
}
