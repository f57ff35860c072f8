import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Chart = Record<string, unknown>;

export async function findOrgChart(db: Kysely<Schema>, spaceId: string): Promise<Chart | null> {
  const row = await db
    .selectFrom('org_charts')
    .select('body')
    .where('space_id', '=', spaceId)
    .executeTakeFirst();

  return row?.body ?? null;
}

export async function upsertOrgChart(
  db: Kysely<Schema>,
  { spaceId, body, savedAt, savedBy }: { spaceId: string; body: Chart; savedAt: Date; savedBy: string },
): Promise<void> {
  const saved = { body: JSON.stringify(body), saved_at: savedAt, saved_by: savedBy };

  await db
    .insertInto('org_charts')
    .values({ space_id: spaceId, ...saved })
    .onConflict((conflict) => conflict.column('space_id').doUpdateSet(saved))
    .execute();
}
