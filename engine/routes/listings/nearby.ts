import { Hono } from 'hono';
import { z } from 'zod';
import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import type { EngineContext } from '../../context.ts';
import { findNearby, kindsNearby, nearbyInBox } from '../../operations/nearby/find-nearby.ts';
import { parseQuery } from '../parse.ts';
import { latitude, longitude } from './places.ts';

const MOST_ON_MAP = 500;

const aroundPoint = z.object({
  lat: latitude,
  lon: longitude,
  radius: z.coerce.number().min(0.1).max(20).default(3),
  per_kind: z.coerce.number().int().min(1).max(20).default(5),
});
const inBox = z.object({
  north: latitude,
  south: latitude,
  east: longitude,
  west: longitude,
  kinds: z
    .string()
    .transform((text) => text.split('|'))
    .pipe(z.array(z.enum(NEARBY_KINDS)).min(1))
    .default([...NEARBY_KINDS]),
  limit: z.coerce.number().int().min(1).max(MOST_ON_MAP).default(200),
});

/** Schools, stops and parks of a site's area. */
export function nearbyRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/space/:spaceID/nearby/kinds', async (c) =>
      c.json({ kinds: await kindsNearby(context, c.req.param('spaceID')) }),
    )
    .get('/space/:spaceID/nearby/point', async (c) => {
      const { radius: radiusKm, per_kind: perKind, ...point } = parseQuery(aroundPoint, c.req.raw);
      const spaceId = c.req.param('spaceID');

      return c.json({ places: await findNearby(context, { spaceId, ...point, radiusKm, perKind }) });
    })
    .get('/space/:spaceID/nearby/box', async (c) => {
      const { kinds, limit, ...bounds } = parseQuery(inBox, c.req.raw);
      const spaceId = c.req.param('spaceID');

      return c.json({ places: await nearbyInBox(context, { spaceId, kinds, bounds, limit }) });
    });
}
