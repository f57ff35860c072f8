import { NEARBY_KINDS, type NearbyKind } from '#domain/nearby/kinds.ts';
import type { Store } from '#engine/store/database/db.ts';
import { type Rejection, replaceRejections } from '#engine/store/import-table.ts';
import { countNearby, replaceNearby } from '#engine/store/nearby/nearby-table.ts';
import { FeedFileError } from '../feed-record.ts';
import type { ReadPlaces } from './read-places.ts';

export type NearbyReport = {
  kinds: { kind: NearbyKind; before: number; now: number }[];
  rejected: Rejection[];
};

/**
 * Replaces the places of the kinds that were read; those of other kinds stay. Nothing changes when there is none, so that
 * a broken file empties no map.
 */
export async function importNearby(
  { db }: Pick<Store, 'db'>,
  spaceId: string,
  read: ReadPlaces,
): Promise<NearbyReport> {
  const byId = new Map(read.places.map((place) => [place.id, place]));
  const twins = read.places.filter((place) => byId.get(place.id) !== place);
  const rejected = [
    ...read.rejected,
    ...twins.map(({ id }) => ({ record: id, reason: 'has the id of a later record' })),
  ];
  const places = [...byId.values()];
  if (places.length === 0) throw new FeedFileError('No place could be read; nothing has changed');

  return db.transaction().execute(async (transaction) => {
    const found = NEARBY_KINDS.filter((kind) => places.some((place) => place.kind === kind));
    const kinds = [];
    for (const kind of found) {
      const now = places.filter((place) => place.kind === kind).length;
      kinds.push({ kind, before: await countNearby(transaction, spaceId, [kind]), now });
    }
    await replaceNearby(transaction, spaceId, found, places);
    await replaceRejections(transaction, `nearby ${spaceId}`, rejected);

    return { kinds, rejected };
  });
}
