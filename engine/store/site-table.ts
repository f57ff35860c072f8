import { type Kysely, sql } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import { isLoopbackHost } from '../network/loopback.ts';
import type { Schema } from './schema.ts';

/** The space of a host name without port, unless it is archived. */
export async function findSpaceIdByHost(db: Kysely<Schema>, host: string): Promise<string | null> {
  const row = await db
    .selectFrom('space_hosts')
    .innerJoin('spaces', 'spaces.id', 'space_hosts.space_id')
    .select('space_id')
    .where('host', '=', host)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

  return row?.space_id ?? null;
}

/** The site's own name, null until its website has been saved, and the language that its pages are in. */
export async function findSiteDisplay(
  db: Kysely<Schema>,
  spaceId: string,
): Promise<{ siteName: string | null; language: Language }> {
  const display = sql`body -> 'config' -> 'display'`;
  const row = await db
    .selectFrom('settings')
    .select([
      sql<string | null>`${display} ->> 'siteName'`.as('site_name'),
      sql<string | null>`${display} ->> 'language'`.as('language'),
    ])
    .where('space_id', '=', spaceId)
    .where('name', '=', 'website')
    .executeTakeFirst();

  return {
    siteName: row?.site_name || null,
    language: isLanguage(row?.language) ? row.language : DEFAULT_LANGUAGE,
  };
}

/** Every host name of a site. */
export async function listHosts(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('space_hosts')
    .innerJoin('spaces', 'spaces.id', 'space_hosts.space_id')
    .select('host')
    .where('archived_at', 'is', null)
    .orderBy('host')
    .execute();

  return rows.map(({ host }) => host);
}

/** Origin of a site for links that no request gave one for; null for a site without a host. */
export async function siteOrigin(db: Kysely<Schema>, spaceId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('space_hosts')
    .select(['host', 'is_main'])
    .where('space_id', '=', spaceId)
    .orderBy('host')
    .execute();
  const chosen = rows.find((row) => row.is_main) ?? rows.find((row) => !isLoopbackHost(row.host)) ?? rows[0];
  const host = chosen?.host;

  return host ? `${isLoopbackHost(host) ? 'http' : 'https'}://${host}` : null;
}
