import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { listSolds, readSold } from '../../operations/listings/office-solds.ts';
import { parseQuery } from '../parse.ts';

const OFFICE = '/space/:spaceID/solds/:source/office';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(9),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  text: z.string().max(200).optional(),
});

/** The solds of a site's office. */
export function soldRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(OFFICE, async (c) => {
      const { spaceID: spaceId, source } = c.req.param();

      return c.json(await listSolds(context, { spaceId, source }, parseQuery(page, c.req.raw)));
    })
    .get(`${OFFICE}/:id`, async (c) => {
      const { spaceID: spaceId, source, id } = c.req.param();

      return c.json(await readSold(context, { spaceId, source }, id));
    });
}
