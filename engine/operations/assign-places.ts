import type { Kysely } from 'kysely';
import { type LatLon, placeIdsAtPoints, updateListingPlaces } from '../store/place-points.ts';
import type { Schema } from '../store/schema.ts';

type Context = { db: Kysely<Schema> };

/** Ids of the places that hold a point, with all that are above them. */
export async function assignPlaces({ db }: Context, point: LatLon): Promise<number[]> {
  const [ids = []] = await placeIdsAtPoints(db, [point]);

  return ids;
}

/** The same for many points at once, in their order: what an import or the seed calls before it writes listings. */
export function assignPlacesToPoints({ db }: Context, points: readonly LatLon[]): Promise<number[][]> {
  return placeIdsAtPoints(db, points);
}

/** Brings all listings of a source up to date after places were imported; answers how many changed. */
export function reassignListings({ db }: Context, source: string): Promise<number> {
  return updateListingPlaces(db, source);
}
