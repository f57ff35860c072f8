import type { Kysely } from 'kysely';
import type { Space } from '#domain/site/website.ts';
import type { Schema, SpaceSettings } from './schema.ts';

type Row = { id: string; host: string | null; source: string; settings: SpaceSettings };

/** The space of a host name without port, unless it is archived. */
export async function findSpaceByHost(db: Kysely<Schema>, host: string): Promise<Space | null> {
  const row = await spaces(db)
    .where('space_hosts.host', '=', host)
    .where('spaces.archived_at', 'is', null)
    .executeTakeFirst();

  return row ? toSpace(row) : null;
}

/** A space by id, with the alphabetically first of its hosts. */
export async function findSpace(db: Kysely<Schema>, id: string): Promise<Space | null> {
  const row = await spaces(db).where('spaces.id', '=', id).orderBy('host').limit(1).executeTakeFirst();

  return row ? toSpace(row) : null;
}

function spaces(db: Kysely<Schema>) {
  return db
    .selectFrom('spaces')
    .leftJoin('space_hosts', 'space_hosts.space_id', 'spaces.id')
    .select(['spaces.id', 'space_hosts.host', 'spaces.source', 'spaces.settings']);
}

function toSpace({ id, host, source, settings }: Row): Space {
  return { ...settings, id, host: host ?? '', source };
}

export async function hasSpaces(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('spaces').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The ids of all spaces that begin with a text. */
export async function listSpaceIds(db: Kysely<Schema>, beginning: string): Promise<string[]> {
  const rows = await db
    .selectFrom('spaces')
    .select('id')
    .where((is) => is(is.fn('starts_with', ['id', is.val(beginning)]), '=', is.lit(true)))
    .execute();

  return rows.map(({ id }) => id);
}

type NewSpace = { id: string; source: string; settings: SpaceSettings; createdAt: Date };

export async function insertSpace(
  db: Kysely<Schema>,
  { id, source, settings, createdAt }: NewSpace,
): Promise<void> {
  await db
    .insertInto('spaces')
    .values({ id, source, settings: JSON.stringify(settings), created_at: createdAt })
    .execute();
}

/** False when the host name belongs to a site already. */
export async function insertHost(
  db: Kysely<Schema>,
  { spaceId, host }: { spaceId: string; host: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('space_hosts')
    .values({ space_id: spaceId, host })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
