import { type Kysely, sql } from 'kysely';
import type { FormerSiteDocument } from '../documents.ts';
import type { Schema } from '../schema.ts';

export type FormerSiteSummary = {
  id: string;
  template: string | null;
  madeAt: Date;
  madeBy: string;
  /** Whether its pages were replaced too, or its look alone. */
  withPages: boolean;
};

/** Former sites stored per space. */
export const MAX_FORMER_SITES = 10;

const COLUMNS = [
  'id',
  'template',
  'made_at as madeAt',
  'made_by as madeBy',
  sql<boolean>`jsonb_array_length(body -> 'pages') > 0`.as('withPages'),
] as const;

/** Stores a site as it was, and deletes the oldest beyond the retained number. */
export async function insertFormerSite(
  db: Kysely<Schema>,
  { spaceId, body, madeAt, ...summary }: FormerSiteSummary & { spaceId: string; body: FormerSiteDocument },
): Promise<void> {
  await db
    .insertInto('former_sites')
    .values({
      id: summary.id,
      space_id: spaceId,
      template: summary.template,
      body: JSON.stringify(body),
      made_at: madeAt,
      made_by: summary.madeBy,
    })
    .execute();
  await sql`delete from former_sites where space_id = ${spaceId} and id not in (
    select id from former_sites where space_id = ${spaceId} order by made_at desc, id limit ${MAX_FORMER_SITES})`.execute(
    db,
  );
}

/** The newest first. */
export async function listFormerSites(db: Kysely<Schema>, spaceId: string): Promise<FormerSiteSummary[]> {
  return db
    .selectFrom('former_sites')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The template of each time at which one took the place of the site. */
export async function templatesByTime(db: Kysely<Schema>, spaceId: string): Promise<Map<number, string>> {
  const sites = await listFormerSites(db, spaceId);

  return new Map(
    sites.flatMap(({ madeAt, template }) => (template === null ? [] : [[madeAt.getTime(), template]])),
  );
}

export async function findFormerSite(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<FormerSiteDocument | null> {
  const row = await db
    .selectFrom('former_sites')
    .select('body')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();

  return row?.body ?? null;
}
