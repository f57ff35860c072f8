import { z } from 'zod';
import { placeRef } from '../listings/listings.types.ts';

const latLon = z.object({ lat: z.number(), lon: z.number() });

export const placeResponse = z.object({
  id: z.coerce.string(),
  name: z.string(),
  placetype: z.string(),
  centre: latLon,
  bounds: z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
  /** GeoJSON. */
  geometry: z.record(z.string(), z.unknown()).nullish(),
  hierarchies: z.array(z.array(placeRef)).default([]),
});
export type PlaceWire = z.infer<typeof placeResponse>;

export const hierarchiesResponse = z.object({ hierarchies: z.array(z.array(placeRef)) });
