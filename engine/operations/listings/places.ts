import { isPlaceId } from '#domain/search/search-state.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { outlinesAround } from '../../store/places/place-outlines.ts';
import { type LatLon, placesAround } from '../../store/places/place-points.ts';
import {
  findPlace,
  findPlaceCentre,
  hierarchiesOf,
  type StoredPlace,
} from '../../store/places/place-table.ts';
import type { PlaceLink } from '../../store/schema.ts';
import { requireSpace } from '../find-space.ts';

type Context = Pick<EngineContext, 'db' | 'cache'>;

const WATER = ['marinearea', 'water'];

export async function readPlace({ db }: Pick<Context, 'db'>, id: string): Promise<StoredPlace> {
  if (!isPlaceId(id)) throw badInput('id', 'id is the number of a place');

  const place = await findPlace(db, Number(id));
  if (!place) throw notFound(`Place ${id}`);
  return place;
}

/** The hierarchies of the narrowest places that contain a point; ancestors of another result are left out. */
export async function hierarchiesAt({ db }: Pick<Context, 'db'>, point: LatLon): Promise<PlaceLink[][]> {
  const places = await hierarchiesOf(db, await placesAround(db, point));
  const lines = places.map(({ hierarchies, ...link }) => ({
    id: link.id,
    hierarchies: hierarchies.length > 0 ? hierarchies : [[link]],
  }));
  const above = new Set(
    lines.flatMap(({ id, hierarchies }) =>
      hierarchies.flat().flatMap((link) => (link.id === id ? [] : link.id)),
    ),
  );

  return lines.filter(({ id }) => !above.has(id)).flatMap(({ hierarchies }) => hierarchies);
}

/** GeoJSON of the places around the space's own place. */
export function spaceOutlines({ db, cache }: Context, spaceId: string) {
  return cache.getOrCompute(spaceId, 'outlines', async () => {
    const space = await requireSpace({ db, cache }, spaceId);
    const centre = (await findPlaceCentre(db, space.defaultPlaceId)) ?? space.mapDefault;
    const outlines = await outlinesAround(db, centre);

    return {
      type: 'FeatureCollection' as const,
      features: outlines.map(({ id, name, placetype, geometry }) => ({
        type: 'Feature' as const,
        properties: { id, name, placetype, kind: WATER.includes(placetype) ? 'water' : 'place' },
        geometry,
      })),
    };
  });
}
