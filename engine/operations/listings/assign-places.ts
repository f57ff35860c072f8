import type { Kysely } from 'kysely';
import { type LatLon, placeIdsAtPoints, updateListingPlaces } from '../../store/places/place-points.ts';
import type { Schema } from '../../store/schema.ts';

type Context = { db: Kysely<Schema> };

/** Ids of the places that contain a point, with all their ancestors. */
export async function assignPlaces({ db }: Context, point: LatLon): Promise<number[]> {
  const [ids = []] = await placeIdsAtPoints(db, [point]);

  return ids;
}

/** The same for many points, in their order; imports and the seed call it before they write listings. */
export function assignPlacesToPoints({ db }: Context, points: readonly LatLon[]): Promise<number[][]> {
  return placeIdsAtPoints(db, points);
}

/** Reassigns the places of all listings of a source after an import of places; returns how many changed. */
export function reassignListings({ db }: Context, source: string): Promise<number> {
  return updateListingPlaces(db, source);
}
