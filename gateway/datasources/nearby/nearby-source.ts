import { z } from 'zod';
import { NEARBY_KINDS, type NearbyKind } from '#domain/nearby/kinds.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { RestSource } from '../rest-source.ts';

const place = z.object({
  id: z.coerce.string(),
  kind: z.enum(NEARBY_KINDS),
  name: z.string(),
  detail: z.string().nullish(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  distance: z.number().nullish(),
});
const response = z.object({ places: z.array(place) });
const kindsResponse = z.object({ kinds: z.array(z.enum(NEARBY_KINDS)) });
export type NearbyWire = z.infer<typeof place>;

/** `space/{spaceID}/nearby/…`: schools, stops and parks. A service without these calls has none. */
export class NearbySource extends RestSource {
  async kinds(): Promise<NearbyKind[]> {
    return (await this.find(kindsResponse, ['space', this.spaceId, 'nearby', 'kinds']))?.kinds ?? [];
  }

  async around(point: { lat: number; lon: number }, perKind: number): Promise<NearbyWire[]> {
    const query = { lat: String(point.lat), lon: String(point.lon), per_kind: String(perKind) };

    return (await this.find(response, ['space', this.spaceId, 'nearby', 'point'], query))?.places ?? [];
  }

  async inBounds(bounds: Bounds, kinds: readonly NearbyKind[], limit: number): Promise<NearbyWire[]> {
    const { north, south, east, west } = bounds;
    const query = {
      north: String(north),
      south: String(south),
      east: String(east),
      west: String(west),
      kinds: kinds.join('|'),
      limit: String(limit),
    };

    return (await this.find(response, ['space', this.spaceId, 'nearby', 'box'], query))?.places ?? [];
  }
}
