import type { EngineContext } from '#engine/context.ts';
import { findOrgChart, upsertOrgChart } from '#engine/store/org-chart-table.ts';
import { requireSpace } from './find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

/** Who belongs to which office; a space that has saved none has an empty chart. */
export async function readOrgChart(context: Context, spaceId: string): Promise<Record<string, unknown>> {
  await requireSpace(context, spaceId);

  return (await findOrgChart(context.db, spaceId)) ?? { units: [] };
}

export async function saveOrgChart(
  context: Context,
  { spaceId, body, savedBy }: { spaceId: string; body: Record<string, unknown>; savedBy: string },
): Promise<void> {
  await requireSpace(context, spaceId);
  await upsertOrgChart(context.db, { spaceId, body, savedAt: context.clock(), savedBy });
}
