import { type Kysely, sql } from 'kysely';
import { digestRevision } from '../digest-revision.ts';
import type { Schema } from '../schema.ts';

export type AdditionalMedia = {
  type: 'image' | 'video' | 'other';
  data: { imageUrl?: string; url?: string; html?: string };
};
export type ListingPublicInfo = { additionalMedia: AdditionalMedia[] };

type Key = { spaceId: string; source: string };

/** What the agents of a space have added to these listings, by listing id. */
export async function findPublicInfos(
  db: Kysely<Schema>,
  { spaceId, source, ids }: Key & { ids: readonly string[] },
): Promise<Map<string, ListingPublicInfo>> {
  const rows = await db
    .selectFrom('listing_public_info')
    .select(['listing_id', 'body'])
    .where('space_id', '=', spaceId)
    .where('source', '=', source)
    .where('listing_id', '=', sql<string>`any (${[...ids]}::text[])`)
    .execute();

  // Only writePublicInfo writes bodies.
  return new Map(rows.map(({ listing_id, body }) => [listing_id, body as ListingPublicInfo]));
}

export type PublicInfoRecord = {
  body: ListingPublicInfo;
  revision: number;
  savedAt: Date;
  savedBy: string | null;
};

const REVISION = digestRevision('listing_public_info.body');
const COLUMNS = ['body', REVISION.as('revision'), 'saved_at as savedAt', 'saved_by as savedBy'] as const;

/** What the agents of a space have added to a listing; null when nothing. */
export async function findPublicInfo(
  db: Kysely<Schema>,
  { spaceId, source, id }: Key & { id: string },
): Promise<PublicInfoRecord | null> {
  const row = await db
    .selectFrom('listing_public_info')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('source', '=', source)
    .where('listing_id', '=', id)
    .executeTakeFirst();

  return row ? (row as PublicInfoRecord) : null;
}

type Write = Key & {
  id: string;
  body: ListingPublicInfo;
  /** The loaded revision; undefined or 0 when there was none. */
  revision: number | undefined;
  savedAt: Date;
  savedBy: string;
};

/** Null when the revision is stale. */
export async function writePublicInfo(
  db: Kysely<Schema>,
  { spaceId, source, id, body, revision, savedAt, savedBy }: Write,
): Promise<PublicInfoRecord | null> {
  const saved = { body: JSON.stringify(body), saved_at: savedAt, saved_by: savedBy };
  const row = !revision
    ? await db
        .insertInto('listing_public_info')
        .values({ space_id: spaceId, source, listing_id: id, ...saved })
        .onConflict((conflict) => conflict.columns(['space_id', 'source', 'listing_id']).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
    : await db
        .updateTable('listing_public_info')
        .set(saved)
        .where('space_id', '=', spaceId)
        .where('source', '=', source)
        .where('listing_id', '=', id)
        .where(sql<boolean>`${REVISION} = ${revision}`)
        .returning(COLUMNS)
        .executeTakeFirst();

  return row ? (row as PublicInfoRecord) : null;
}
