import { Hono } from 'hono';
import { z } from 'zod';
import { AUTOCOMPLETE_FOCUS_DISTANCE_KM } from '#domain/search/autocomplete.ts';
import type { EngineContext } from '../../context.ts';
import { listFieldTerms } from '../../operations/listings/list-field-terms.ts';
import { requireSource } from '../../operations/listings/search-context.ts';
import { suggest } from '../../operations/listings/suggest.ts';
import { parseQuery } from '../parse.ts';
import { latitude, longitude } from './places.ts';

const suggestQuery = z
  .object({
    lat: latitude.optional(),
    lon: longitude.optional(),
    focus_distance: z.coerce
      .number({ error: 'focus_distance is a number of kilometres' })
      .min(1, 'focus_distance is at least 1')
      .max(1000, 'focus_distance is at most 1000')
      .default(AUTOCOMPLETE_FOCUS_DISTANCE_KM),
    size: z.coerce
      .number({ error: 'size is a number from 1 to 50' })
      .int('size is a whole number')
      .min(1, 'size is at least 1')
      .max(50, 'size is at most 50')
      .default(10),
    similar: z.enum(['true', 'false'], { error: 'similar is true or false' }).default('false'),
    or_nearest: z.enum(['true', 'false'], { error: 'or_nearest is true or false' }).default('false'),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lon'],
    error: 'A focus has lat and lon',
  });

/** Calls of a listing source without a space. */
export function sourceRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/:source/autocomplete-v2/:term', async (c) => {
      const { source, term } = c.req.param();
      const { lat, lon, focus_distance, size, similar, or_nearest } = parseQuery(suggestQuery, c.req.raw);
      const near = lat === undefined || lon === undefined ? null : { lat, lon, distanceKm: focus_distance };

      return c.json({
        results: await suggest(context, {
          source,
          term,
          near,
          size,
          similar: similar === 'true',
          orNearest: or_nearest === 'true',
        }),
      });
    })
    .get('/:source/status/lastUpdate', async (c) => {
      const { lastUpdate } = await requireSource(context, c.req.param('source'));

      return c.json({ lastUpdate });
    })
    .get('/:source/fields/:field/terms', async (c) => {
      const { source, field } = c.req.param();
      const items = await listFieldTerms(context, { source, field });

      return c.json({ items });
    });
}
