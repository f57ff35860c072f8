import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** A record of the RESO Data Dictionary. */
type StoredRecord = Record<string, unknown>;
type Db = Kysely<Schema>;
type Key = { spaceId: string; id: string };

export type OwnListingRow = {
  id: string;
  revision: number;
  record: StoredRecord;
  agentId: string | null;
  savedAt: Date;
  savedBy: string | null;
  /** Of the details page; null for one that is not among the listings. */
  publicId: string | null;
};

/** The uid of an agent who sees only what is theirs; null for agents who see all. */
export type OwnListingsOf = string | null;

type Filter = { spaceId: string; onlyOf: OwnListingsOf; text: string; statuses: readonly string[] };

const COLUMNS = sql`own.id, own.revision, own.record, own.agent_id as "agentId", own.saved_at as "savedAt",
  own.saved_by as "savedBy", listing.public_id as "publicId"`;
const FROM = sql`from own_listings own
  join spaces space on space.id = own.space_id
  left join listings listing on listing.source = space.source and listing.id = own.id`;

function isOf(uid: OwnListingsOf) {
  return uid === null
    ? sql<boolean>`true`
    : sql<boolean>`(own.created_by = ${uid} or own.agent_id in (
        select agent.id from agents agent where agent.space_id = own.space_id and agent.uid = ${uid}))`;
}

function matches({ spaceId, onlyOf, text, statuses }: Filter) {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

  return sql<boolean>`own.space_id = ${spaceId} and ${isOf(onlyOf)}
    and (${statuses.length === 0} or coalesce(own.record ->> 'StandardStatus', 'Active') = any(${[...statuses]}::text[]))
    and (${text === ''} or lower(concat_ws(' ', own.record ->> 'UnparsedAddress', own.record ->> 'City',
      own.record ->> 'SubdivisionName', own.record ->> 'ListingId', own.id)) like ${like})`;
}

/** The most recently saved first. */
export async function listOwnListings(
  db: Db,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnListingRow[]> {
  const { rows } = await sql<OwnListingRow>`select ${COLUMNS} ${FROM} where ${matches(filter)}
    order by own.saved_at desc, own.id limit ${limit} offset ${offset}`.execute(db);

  return rows;
}

export async function countOwnListings(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${FROM} where ${matches(filter)}`.execute(db);

  return rows[0]?.count ?? 0;
}

export async function findOwnListing(
  db: Db,
  { spaceId, id, onlyOf }: Key & { onlyOf: OwnListingsOf },
): Promise<OwnListingRow | null> {
  const { rows } = await sql<OwnListingRow>`select ${COLUMNS} ${FROM}
    where own.space_id = ${spaceId} and own.id = ${id} and ${isOf(onlyOf)}`.execute(db);

  return rows[0] ?? null;
}

type Write = Key & { record: StoredRecord; agentId: string | null; savedAt: Date; savedBy: string };

export async function insertOwnListing(
  db: Db,
  { spaceId, id, record, agentId, savedAt, savedBy, createdBy }: Write & { createdBy: string },
): Promise<void> {
  await db
    .insertInto('own_listings')
    .values({
      space_id: spaceId,
      id,
      record: JSON.stringify(record),
      agent_id: agentId,
      created_by: createdBy,
      created_at: savedAt,
      saved_at: savedAt,
      saved_by: savedBy,
    })
    .execute();
}

/** False when another revision is stored. */
export async function updateOwnListing(
  db: Db,
  { spaceId, id, record, agentId, savedAt, savedBy, revision }: Write & { revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_listings')
    .set({
      record: JSON.stringify(record),
      agent_id: agentId,
      revision: sql`revision + 1`,
      saved_at: savedAt,
      saved_by: savedBy,
    })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** False when another revision is stored. */
export async function deleteOwnListing(
  db: Db,
  { spaceId, id, revision }: Key & { revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_listings')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

type Uploaded = { id: string; record: StoredRecord; agentId: string | null };

/** Records of a file take the place of those with the same ids. */
export async function replaceOwnListings(
  db: Db,
  {
    spaceId,
    listings,
    savedAt,
    savedBy,
    createdBy,
  }: {
    spaceId: string;
    listings: readonly Uploaded[];
    savedAt: Date;
    savedBy: string;
    createdBy: string | null;
  },
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    insert into own_listings (space_id, id, record, agent_id, created_by, created_at, saved_at, saved_by)
    select ${spaceId}, id, record, "agentId", ${createdBy}, ${savedAt}, ${savedAt}, ${savedBy}
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as r (id text, record jsonb, "agentId" text)
    on conflict (space_id, id) do update set record = excluded.record, agent_id = excluded.agent_id,
      revision = own_listings.revision + 1, saved_at = excluded.saved_at, saved_by = excluded.saved_by
    where own_listings.record <> excluded.record`.execute(db);
}

export async function removeOwnListings(
  db: Db,
  { spaceId, ids }: { spaceId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('own_listings')
    .where('space_id', '=', spaceId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function listOwnRecords(
  db: Db,
  spaceId: string,
): Promise<{ id: string; record: StoredRecord }[]> {
  return db
    .selectFrom('own_listings')
    .select(['id', 'record'])
    .where('space_id', '=', spaceId)
    .orderBy('id')
    .execute();
}
