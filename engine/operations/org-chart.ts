import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { findOrgChart, type OrgChartRecord, writeOrgChart } from '#engine/store/people/org-chart-table.ts';
import { requireSpace } from './find-space.ts';
import { NOTHING_SAVED, revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

/** The offices and their agents; null when the space has saved no chart. */
export async function readOrgChart(context: Context, spaceId: string): Promise<OrgChartRecord | null> {
  await requireSpace(context, spaceId);

  return findOrgChart(context.db, spaceId);
}

/** `revision` is the one that was loaded; without it no existing chart is changed. */
export async function saveOrgChart(
  context: Context,
  write: {
    spaceId: string;
    revision: number | undefined;
    body: Record<string, unknown>;
    savedBy: string;
  },
): Promise<OrgChartRecord> {
  await requireSpace(context, write.spaceId);
  const savedAt = context.clock();
  const saved = await context.db.transaction().execute(async (transaction) => {
    const stored = await writeOrgChart(transaction, { ...write, savedAt });
    const change = { kind: 'site', action: 'saved', subject: 'organisation chart' } as const;
    if (stored) await recordAudit(transaction, { spaceId: write.spaceId, at: savedAt, ...change });

    return stored;
  });
  if (saved) return saved;
  if (write.revision === undefined) throw revisionRequired();

  throw staleRevision((await findOrgChart(context.db, write.spaceId)) ?? NOTHING_SAVED);
}
