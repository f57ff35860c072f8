import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type Rejection = { record: string; reason: string };

/** The rejections of the last import; an identical run writes nothing. */
export async function replaceRejections(
  db: Kysely<Schema>,
  name: string,
  rejections: readonly Rejection[],
): Promise<void> {
  const key = ({ record, reason }: Rejection) => `${record}\n${reason}`;
  const stored = await db
    .selectFrom('import_refusals')
    .select(['id', 'record', 'reason'])
    .where('import', '=', name)
    .execute();
  const wanted = new Map(rejections.map((rejection) => [key(rejection), rejection]));
  const known = new Set(stored.map(key));
  const stale = stored.filter((rejection) => !wanted.has(key(rejection))).map(({ id }) => id);
  const missing = [...wanted.values()].filter((rejection) => !known.has(key(rejection)));

  if (stale.length) await db.deleteFrom('import_refusals').where('id', 'in', stale).execute();
  if (missing.length)
    await db
      .insertInto('import_refusals')
      .values(missing.map((rejection) => ({ import: name, ...rejection })))
      .execute();
}

export type StoredListingKey = { id: string; publicId: string; contentHash: string; hasPlaces: boolean };

/** Ids, public ids and hashes of those listings of a source that have one of the ids or public ids. */
export async function listingKeys(
  db: Kysely<Schema>,
  source: string,
  { ids, publicIds }: { ids: readonly string[]; publicIds: readonly string[] },
): Promise<StoredListingKey[]> {
  const { rows } = await sql<StoredListingKey>`
    select id, public_id as "publicId", content_hash as "contentHash", place_ids <> '{}' as "hasPlaces"
    from listings
    where source = ${source} and (id = any(${[...ids]}::text[]) or public_id = any(${[...publicIds]}::text[]))`.execute(
    db,
  );
  return rows;
}

/** Returns the ids that existed. */
export async function deleteListings(
  db: Kysely<Schema>,
  source: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from listings where source = ${source} and id = any(${[...ids]}::text[]) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export type PlaceKey = { id: number; name: string; placetype: string; contentHash: string };

export async function placeKeys(db: Kysely<Schema>): Promise<PlaceKey[]> {
  return db.selectFrom('places').select(['id', 'name', 'placetype', 'content_hash as contentHash']).execute();
}

export async function deleteRings(db: Kysely<Schema>, placeIds: readonly number[]): Promise<void> {
  await sql`delete from place_rings where place_id = any(${[...placeIds]}::bigint[])`.execute(db);
}

/** Updates place names in the documents of listings where they differ from `place_ids`; returns the ids. */
export async function refreshListingPlaces(db: Kysely<Schema>, source: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (
      select l.id, coalesce(
        jsonb_agg(jsonb_build_object('id', p.id::text, 'name', p.name, 'placetype', p.placetype) order by p.id)
          filter (where p.id is not null), '[]'
      ) as places
      from listings l left join places p on p.id = any(l.place_ids)
      where l.source = ${source}
      group by l.id
    )
    update listings set document = jsonb_set(document, '{places}', named.places)
    from named
    where listings.source = ${source} and listings.id = named.id
      and coalesce(listings.document -> 'places', '[]') <> named.places
    returning listings.id`.execute(db);
  return rows.map(({ id }) => id);
}
