import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { marketRents } from '../../operations/listings/market-rents.ts';
import { marketStats } from '../../operations/listings/market-stats.ts';
import { parseQuery } from '../parse.ts';

const MAX_AREAS = 20;

const areas = z
  .string()
  .regex(/^\d{1,15}(\|\d{1,15})*$/, 'areas is ids of places with | between')
  .transform((ids) => [...new Set(ids.split('|').map(Number))].sort((left, right) => left - right))
  .refine((ids) => ids.length <= MAX_AREAS, `At most ${MAX_AREAS} areas at once`);

const queryShape = z.object({
  areas: areas.default([]),
  property_types: z
    .string()
    .regex(/^[a-z]{1,30}(\|[a-z]{1,30}){0,9}$/, 'property_types must be types separated by |')
    .transform((types) => types.split('|'))
    .default([]),
});

export function marketStatsRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/space/:spaceID/search/:source/stats', async (c) => {
      const { spaceID: spaceId, source } = c.req.param();
      const { areas: areaIds, property_types } = parseQuery(queryShape, c.req.raw);
      const propertyTypes = [...new Set(property_types)].sort();

      return c.json(await marketStats(context, { spaceId, source }, { areaIds, propertyTypes }));
    })
    .get('/space/:spaceID/search/:source/rents', async (c) => {
      const { spaceID: spaceId, source } = c.req.param();
      const { areas: areaIds } = parseQuery(z.object({ areas }), c.req.raw);

      return c.json(await marketRents(context, { spaceId, source }, areaIds));
    });
}
