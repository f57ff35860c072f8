import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type AdditionalMedia = {
  type: 'image' | 'video' | 'other';
  data: { imageUrl?: string; url?: string; html?: string };
};
export type ListingPublicInfo = { additionalMedia: AdditionalMedia[] };

type Key = { spaceId: string; source: string };

/** What the agents of a space have added to these listings, by the listing's id. */
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

  // Only upsertPublicInfo writes bodies.
  return new Map(rows.map(({ listing_id, body }) => [listing_id, body as ListingPublicInfo]));
}

export async function upsertPublicInfo(
  db: Kysely<Schema>,
  {
    spaceId,
    source,
    id,
    body,
    savedAt,
    savedBy,
  }: Key & { id: string; body: ListingPublicInfo; savedAt: Date; savedBy: string },
): Promise<void> {
  const saved = { body: JSON.stringify(body), saved_at: savedAt, saved_by: savedBy };

  await db
    .insertInto('listing_public_info')
    .values({ space_id: spaceId, source, listing_id: id, ...saved })
    .onConflict((conflict) => conflict.columns(['space_id', 'source', 'listing_id']).doUpdateSet(saved))
    .execute();
}
