import { z } from 'zod';
import { RAW_OPERATORS } from './filters.ts';
import type { GeoInput } from './search-input.ts';

const degrees = (most: number) => z.number().min(-most).max(most);
const point = z.object({ lat: degrees(90), lon: degrees(180) });

/** What every geo can carry besides its kind (specification §3, "Geo"): an outline to draw and a title to show. */
const common = {
  geometry: z.record(z.string(), z.unknown()).optional(),
  locationTitle: z.string().optional(),
};

const rawTerm = z.object({
  field: z.string().min(1),
  operator: z.enum(RAW_OPERATORS),
  values: z.array(z.string()).min(1),
});

/** Where a stored search looks, in the words of the specification. */
export const geoSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('location'),
    centre_lat: degrees(90),
    centre_lon: degrees(180),
    /** Kilometres. */
    radius: z.number().positive().max(500).optional(),
    point: point.optional(),
    ...common,
  }),
  z.object({ type: z.literal('whosonfirst'), id: z.coerce.string().regex(/^\d{1,15}$/), ...common }),
  z.object({
    type: z.literal('pre_indexed_shape'),
    id: z.string().min(1),
    index: z.string().min(1),
    /** What the places service needs to look the shape up. */
    shape_type: z.string().optional(),
    path: z.string().optional(),
    ...common,
  }),
  z.object({ type: z.literal('fake'), raw: z.array(rawTerm).min(1), ...common }),
]);

export type StoredGeo = z.infer<typeof geoSchema>;

/** The geo of a search call; a fake one is no place but terms, which the caller adds to the filters. */
export function toGeoInput(geo: StoredGeo): GeoInput | null {
  switch (geo.type) {
    case 'location':
      return {
        point: { lat: geo.centre_lat, lon: geo.centre_lon, ...(geo.radius && { radius: geo.radius }) },
      };
    case 'whosonfirst':
      return { placeId: geo.id };
    case 'pre_indexed_shape':
      return { shape: { index: geo.index, id: geo.id } };
    case 'fake':
      return null;
  }
}
