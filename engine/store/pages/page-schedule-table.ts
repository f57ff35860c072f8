import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type PageSchedule = {
  publishAt: Date | null;
  unpublishAt: Date | null;
  scheduledBy: string;
  /** Why the last scheduled time failed. */
  problem: string | null;
};

const COLUMNS = [
  'publish_at as publishAt',
  'unpublish_at as unpublishAt',
  'scheduled_by as scheduledBy',
  'problem',
] as const;

export async function findSchedule(db: Kysely<Schema>, key: string): Promise<PageSchedule | null> {
  const row = await db
    .selectFrom('page_schedules')
    .select(COLUMNS)
    .where('page_key', '=', key)
    .executeTakeFirst();

  return row ?? null;
}

export async function putSchedule(
  db: Kysely<Schema>,
  { key, publishAt, unpublishAt, scheduledBy, problem }: PageSchedule & { key: string },
): Promise<void> {
  const columns = {
    publish_at: publishAt,
    unpublish_at: unpublishAt,
    scheduled_by: scheduledBy,
    problem,
  };

  await db
    .insertInto('page_schedules')
    .values({ page_key: key, ...columns })
    .onConflict((conflict) => conflict.column('page_key').doUpdateSet(columns))
    .execute();
}

export async function removeSchedule(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('page_schedules').where('page_key', '=', key).execute();
}

/** Pages with a due schedule, the longest overdue first. */
export async function listDueSchedules(db: Kysely<Schema>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('page_schedules')
    .select('page_key')
    .where(sql<Date>`least(publish_at, unpublish_at)`, '<=', now)
    .orderBy(sql`least(publish_at, unpublish_at)`)
    .limit(100)
    .execute();

  return rows.map(({ page_key }) => page_key);
}
