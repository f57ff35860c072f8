import { type Kysely, sql } from 'kysely';
import { digestRevision } from '../digest-revision.ts';
import type { Schema } from '../schema.ts';

export type OrgChartRecord = {
  body: Record<string, unknown>;
  revision: number;
  savedAt: Date;
  savedBy: string | null;
};

const REVISION = digestRevision('org_charts.body');
const COLUMNS = ['body', REVISION.as('revision'), 'saved_at as savedAt', 'saved_by as savedBy'] as const;

export async function findOrgChart(db: Kysely<Schema>, spaceId: string): Promise<OrgChartRecord | null> {
  const row = await db
    .selectFrom('org_charts')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .executeTakeFirst();

  return row ?? null;
}

type Write = {
  spaceId: string;
  body: Record<string, unknown>;
  /** The loaded revision; undefined when there was none. */
  revision: number | undefined;
  savedAt: Date;
  savedBy: string;
};

/** Null when the revision is stale. */
export async function writeOrgChart(
  db: Kysely<Schema>,
  { spaceId, body, revision, savedAt, savedBy }: Write,
): Promise<OrgChartRecord | null> {
  const saved = { body: JSON.stringify(body), saved_at: savedAt, saved_by: savedBy };
  const row =
    revision === undefined
      ? await db
          .insertInto('org_charts')
          .values({ space_id: spaceId, ...saved })
          .onConflict((conflict) => conflict.doNothing())
          .returning(COLUMNS)
          .executeTakeFirst()
      : await db
          .updateTable('org_charts')
          .set(saved)
          .where('space_id', '=', spaceId)
          .where(sql<boolean>`${REVISION} = ${revision}`)
          .returning(COLUMNS)
          .executeTakeFirst();

  return row ?? null;
}
