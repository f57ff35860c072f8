import { type Kysely, sql } from 'kysely';
import type { Space } from '#domain/site/website.ts';
import type { Schema, SpaceSettings } from './schema.ts';

type Row = {
  id: string;
  host: string | null;
  main_host: string | null;
  source: string;
  settings: SpaceSettings;
};

/** The space of a host name without port, unless it is archived. */
export async function findSpaceByHost(db: Kysely<Schema>, host: string): Promise<Space | null> {
  const row = await spaces(db)
    .where('space_hosts.host', '=', host)
    .where('spaces.archived_at', 'is', null)
    .executeTakeFirst();

  return row ? toSpace(row) : null;
}

/** A space by id, with its main host, else the alphabetically first. */
export async function findSpace(db: Kysely<Schema>, id: string): Promise<Space | null> {
  const row = await spaces(db)
    .where('spaces.id', '=', id)
    .orderBy('space_hosts.is_main', (order) => order.desc().nullsLast())
    .orderBy('space_hosts.host')
    .limit(1)
    .executeTakeFirst();

  return row ? toSpace(row) : null;
}

function spaces(db: Kysely<Schema>) {
  return db
    .selectFrom('spaces')
    .leftJoin('space_hosts', 'space_hosts.space_id', 'spaces.id')
    .leftJoin('space_hosts as main', (join) =>
      join.onRef('main.space_id', '=', 'spaces.id').on('main.is_main', '=', true),
    )
    .select(['spaces.id', 'space_hosts.host', 'main.host as main_host', 'spaces.source', 'spaces.settings']);
}

function toSpace({ id, host, main_host: mainHost, source, settings }: Row): Space {
  return { ...settings, id, host: host ?? '', mainHost, source };
}

export async function hasSpaces(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('spaces').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The ids of the spaces that show the listings of a source. */
export async function listSourceSpaces(db: Kysely<Schema>, source: string): Promise<string[]> {
  const rows = await db.selectFrom('spaces').select('id').where('source', '=', source).execute();

  return rows.map(({ id }) => id);
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

/** The host names of a space, in the order of the alphabet. */
export function listSiteHosts(
  db: Kysely<Schema>,
  spaceId: string,
): Promise<{ host: string; isMain: boolean }[]> {
  return db
    .selectFrom('space_hosts')
    .select(['host', 'is_main as isMain'])
    .where('space_id', '=', spaceId)
    .orderBy('host')
    .execute();
}

/** Null leaves the site without a main host name. */
export async function setMainHost(
  db: Kysely<Schema>,
  { spaceId, host }: { spaceId: string; host: string | null },
): Promise<void> {
  const ofSite = db.updateTable('space_hosts').where('space_id', '=', spaceId);
  await ofSite.set({ is_main: false }).where('is_main', '=', true).execute();
  if (host !== null) await ofSite.set({ is_main: true }).where('host', '=', host).execute();
}

/** Locks a space until the transaction ends. */
export async function lockSpace(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction.selectFrom('spaces').select('id').where('id', '=', id).forUpdate().execute();
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

export type SpaceEntry = {
  id: string;
  siteName: string;
  hosts: string[];
  source: string;
  createdAt: Date;
  isArchived: boolean;
};

/** Every site by id, archived ones included. */
export async function listSpaces(db: Kysely<Schema>): Promise<SpaceEntry[]> {
  return spaceEntries(db).orderBy('spaces.id').execute();
}

export async function findSpaceEntry(db: Kysely<Schema>, id: string): Promise<SpaceEntry | null> {
  return (await spaceEntries(db).where('spaces.id', '=', id).executeTakeFirst()) ?? null;
}

function spaceEntries(db: Kysely<Schema>) {
  return db
    .selectFrom('spaces')
    .leftJoin('settings', (join) =>
      join.onRef('settings.space_id', '=', 'spaces.id').on('settings.name', '=', 'website'),
    )
    .select(['spaces.id', 'spaces.source', 'spaces.created_at as createdAt'])
    .select(sql<string>`coalesce(body -> 'config' -> 'display' ->> 'siteName', '')`.as('siteName'))
    .select(sql<boolean>`archived_at is not null`.as('isArchived'))
    .select(
      sql<
        string[]
      >`array(select host from space_hosts where space_hosts.space_id = spaces.id order by host)`.as('hosts'),
    );
}

/** Null enables the site again. */
export async function setArchived(
  db: Kysely<Schema>,
  { id, at }: { id: string; at: Date | null },
): Promise<void> {
  await db.updateTable('spaces').set({ archived_at: at }).where('id', '=', id).execute();
}

/** The space of a host name, archived ones included. */
export async function findHostOwner(db: Kysely<Schema>, host: string): Promise<string | null> {
  const row = await db
    .selectFrom('space_hosts')
    .select('space_id')
    .where('host', '=', host)
    .executeTakeFirst();

  return row?.space_id ?? null;
}

export async function deleteHost(
  db: Kysely<Schema>,
  { spaceId, host }: { spaceId: string; host: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('space_hosts')
    .where('space_id', '=', spaceId)
    .where('host', '=', host)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}
