import { z } from 'zod';

const latLon = z.object({ lat: z.number(), lon: z.number() });

/** The specification does not define this response: the embedded engine's, with all but the key optional. */
export const shapeResponse = z.object({
  index: z.string(),
  id: z.coerce.string(),
  type: z.string().nullish(),
  geometry: z.record(z.string(), z.unknown()).nullish(),
  centre: latLon.nullish(),
  bounds: z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }).nullish(),
});
export type ShapeWire = z.infer<typeof shapeResponse>;

export const storedShapeResponse = z.object({
  index: z.string(),
  id: z.coerce.string(),
  type: z.string().nullish(),
});
