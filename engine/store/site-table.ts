import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The space of a host name without port. */
export async function findSpaceIdByHost(db: Kysely<Schema>, host: string): Promise<string | null> {
  const row = await db
    .selectFrom('space_hosts')
    .select('space_id')
    .where('host', '=', host)
    .executeTakeFirst();

  return row?.space_id ?? null;
}

/** The site's own name; null until its website has been saved. */
export async function findSiteName(db: Kysely<Schema>, spaceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select(sql<string | null>`body -> 'config' -> 'display' ->> 'siteName'`.as('site_name'))
    .where('space_id', '=', spaceId)
    .where('name', '=', 'website')
    .executeTakeFirst();

  return row?.site_name || null;
}

/** Every host name of a site. */
export async function listHosts(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('space_hosts').select('host').orderBy('host').execute();

  return rows.map(({ host }) => host);
}
