import { Hono } from 'hono';
import type { EngineContext } from '../../context.ts';
import { describeSource } from '../../operations/listings/describe-source.ts';

/** What is known of a listing source; its searches are in routes/read-calls.ts. */
export function searchRoutes(context: EngineContext): Hono {
  return new Hono().get('/space/:spaceID/search/:source/info', async (c) => {
    const { spaceID: spaceId, source } = c.req.param();

    return c.json(await describeSource(context, { spaceId, source }));
  });
}
