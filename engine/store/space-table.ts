import type { Kysely } from 'kysely';
import type { Space } from '#domain/site/website.ts';
import type { Schema, SpaceSettings } from './schema.ts';

type Row = { id: string; host: string | null; source: string; settings: SpaceSettings };

/** The space of a host name without port. */
export async function findSpaceByHost(db: Kysely<Schema>, host: string): Promise<Space | null> {
  const row = await spaces(db).where('space_hosts.host', '=', host).executeTakeFirst();

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
