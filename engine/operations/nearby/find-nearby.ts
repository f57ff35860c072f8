import { NEARBY_KINDS, type NearbyKind } from '#domain/nearby/kinds.ts';
import { ringDistance } from '#domain/nearby/ring-distance.ts';
import { distance } from '#domain/listing/distance.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import type { EngineContext } from '#engine/context.ts';
import { boxAround } from '#engine/store/places/circle.ts';
import { type NearbyPlace, nearbyKinds, placesInBox } from '#engine/store/nearby/nearby-table.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;

/** More are not looked at: the nearest of a dense network are among them. */
const CANDIDATES = 400;

export type PlaceNearby = Omit<NearbyPlace, 'ring'> & {
  /** Metres to the point, or to the edge of the area. */
  distance: number;
};

/** The nearest places of each kind within a radius. */
export async function findNearby(
  context: Context,
  {
    spaceId,
    lat,
    lon,
    radiusKm,
    perKind,
  }: {
    spaceId: string;
    lat: number;
    lon: number;
    radiusKm: number;
    perKind: number;
  },
): Promise<PlaceNearby[]> {
  await requireSpace(context, spaceId);
  const bounds = boxAround({ lat, lon }, radiusKm);
  const found = await Promise.all(
    NEARBY_KINDS.map((kind) =>
      placesInBox(context.db, { spaceId, kinds: [kind], bounds, limit: CANDIDATES }),
    ),
  );

  return found.flatMap((places) =>
    withoutTwins(
      places
        .map(({ ring, ...place }) => ({
          ...place,
          distance: Math.round(ring ? ringDistance({ lat, lon }, ring) : distance({ lat, lon }, place)),
        }))
        .filter((place) => place.distance <= radiusKm * 1000)
        .sort((a, b) => a.distance - b.distance),
    ).slice(0, perKind),
  );
}

/** A stop has two sides of a street, and a park may have several parts: of one name the nearest counts. */
function withoutTwins<P extends { name: string }>(places: readonly P[]): P[] {
  const names = new Set<string>();

  return places.filter(({ name }) => {
    const key = name.toLowerCase();
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
}

/** Those in a box, for a map. */
export async function nearbyInBox(
  context: Context,
  { spaceId, ...inside }: { spaceId: string; kinds: readonly NearbyKind[]; bounds: Bounds; limit: number },
): Promise<Omit<NearbyPlace, 'ring'>[]> {
  await requireSpace(context, spaceId);
  const places = await placesInBox(context.db, { spaceId, ...inside });

  return places.map(({ ring: _, ...place }) => place);
}

/** The kinds of which the site has any. */
export async function kindsNearby(context: Context, spaceId: string): Promise<NearbyKind[]> {
  await requireSpace(context, spaceId);

  return nearbyKinds(context.db, spaceId);
}
