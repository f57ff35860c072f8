import { createHash } from 'node:crypto';
import { PLACETYPES } from '#engine/store/places/placetypes.ts';
import type { PlaceLink } from '#engine/store/schema.ts';
import { regionCode } from '../region-codes.ts';
import { displayOutline } from './outline.ts';
import type { PlaceFeature } from './read-place.ts';

export type PlaceNames = ReadonlyMap<number, { name: string; placetype: string }>;

/** One list per hierarchy, ending with the place; ids without a name are left out. */
export function namedHierarchies(
  { id, name, placetype, hierarchies }: PlaceFeature,
  names: PlaceNames,
): PlaceLink[][] {
  const self = { id: String(id), name, placetype };
  const lines = hierarchies.map((line) => [
    ...Object.entries(line)
      .filter(([, other]) => other !== id)
      .toSorted(([a], [b]) => PLACETYPES.indexOf(a) - PLACETYPES.indexOf(b))
      .flatMap(([, other]) => {
        const known = names.get(other);
        return known ? [{ id: String(other), ...known }] : [];
      }),
    self,
  ]);
  return lines.length ? lines : [[self]];
}

/** "Strathcona, Edmonton, AB". */
function labelOf(line: readonly PlaceLink[]): string {
  const self = line.at(-1);
  const above = (placetype: string) => line.slice(0, -1).find((link) => link.placetype === placetype)?.name;
  const region = above('region');
  return [self?.name, above('locality'), region && regionCode(region)].filter(Boolean).join(', ');
}

/** The rows of a place: its own, and one for each ring of its outline. */
export function placeRowsOf(place: PlaceFeature, names: PlaceNames) {
  const hierarchies = namedHierarchies(place, names);
  const { west, south, east, north } = place.bounds;
  const row = {
    id: place.id,
    name: place.name,
    placetype: place.placetype,
    country: place.country,
    parent_id: place.parentId,
    hierarchies,
    label: labelOf(hierarchies[0] ?? []),
    centre: `(${place.centre.join(',')})`,
    bounds: `((${east},${north}),(${west},${south}))`,
    geometry: place.polygons.length
      ? { type: 'MultiPolygon', coordinates: displayOutline(place.polygons) }
      : null,
    current: place.current,
  };
  const content_hash = createHash('sha256')
    .update(JSON.stringify([row, place.polygons]))
    .digest('hex');
  const rings = place.polygons.flatMap((polygon, polygon_index) =>
    polygon.map((ring, ring_index) => ({
      place_id: place.id,
      polygon_index,
      ring_index,
      ring: `(${ring.map(([lon, lat]) => `(${lon},${lat})`).join(',')})`,
    })),
  );
  return { row: { ...row, content_hash }, rings, isOutlineMissing: place.isOutlineMissing };
}
