import type { Kysely } from 'kysely';
import { isObject } from '#domain/json/is-object.ts';
import { currentActor } from '#engine/audit/actor.ts';
import { dialectOf } from '#engine/feeds/dialect.ts';
import type { FeedRecord } from '#engine/feeds/feed-record.ts';
import { RecordRejected, readProperty } from '#engine/feeds/reso/read-property.ts';
import { readText } from '#engine/feeds/reso/values.ts';
import { removeOwnListings, replaceOwnListings } from '#engine/store/listings/own-listing-table.ts';
import { listAgents } from '#engine/store/people/agent-table.ts';
import type { Schema } from '#engine/store/schema.ts';

type Upload = { spaceId: string; records: readonly unknown[]; now: Date };
type Accepted = { record: FeedRecord; modifiedAt: Date };

/** Stores the accepted records of a file as listings that the site's agents edit; deletes those that the file removes. */
export async function storeUploadedListings(
  db: Kysely<Schema>,
  { spaceId, records, now }: Upload,
): Promise<void> {
  const team = new Map(
    (await listAgents(db, spaceId)).flatMap(({ id, uid }) => [[id, id] as const, [uid, id] as const]),
  );
  const byId = new Map<string, Accepted>();
  const removals: string[] = [];
  for (const record of records.filter(isObject)) {
    const id = readText(record.ListingKey);
    const dialect = dialectOf(record);
    if (id && dialect.isRemoval(record)) removals.push(id);
    const accepted = id && !dialect.isRemoval(record) ? standardOf(dialect.standardise(record)) : null;
    if (!id || !accepted) continue;
    const other = byId.get(id);
    if (!other || other.modifiedAt <= accepted.modifiedAt) byId.set(id, accepted);
  }
  const listings = [...byId].map(([id, { record }]) => {
    const agent = readText(record.ListAgentKey) ?? readText(record.ListAgentMlsId) ?? '';

    return { id, record: { ...record }, agentId: team.get(agent) ?? null };
  });
  const { id: createdBy, name: savedBy } = currentActor();

  await replaceOwnListings(db, { spaceId, listings, savedAt: now, savedBy, createdBy });
  await removeOwnListings(db, { spaceId, ids: removals });
}

/** Without the mark of its dialect, which would have it read as one again; null for a record that was rejected. */
function standardOf({ MlgCanView: _, ...record }: FeedRecord): Accepted | null {
  try {
    return { record, modifiedAt: readProperty(record, { timeZone: 'UTC', courtesy: null }).modifiedAt };
  } catch (error) {
    if (error instanceof RecordRejected) return null;
    throw error;
  }
}
