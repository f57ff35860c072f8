import { Hono } from 'hono';
import type { EngineContext } from '../../context.ts';
import { EngineError } from '../../errors.ts';
import { readShape, storeDrawnArea } from '../../operations/listings/shapes.ts';
import { readBody } from '../read-body.ts';

/** Stored shapes by index and id, and drawn areas. */
export function shapeRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/pre-indexed-shape/:index/:id', async (c) => {
      const { index, id } = c.req.param();

      return c.json(await readShape(context, { index, id }));
    })
    .post('/space/:spaceID/profile/geojson', async (c) => {
      const { spaceID: spaceId } = c.req.param();
      const token = c.req.header('token') ?? /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      const claims = token ? await context.verifyToken(token) : null;
      if (!claims) throw new EngineError('unauthenticated', 'Sign in to keep an area');
      if (claims.spaceId !== spaceId) throw new EngineError('forbidden', 'This token is for another space');

      const geoJson = await readBody(c.req.raw);
      return c.json(await storeDrawnArea(context, { spaceId, geoJson, createdBy: claims.subject }), 201);
    });
}
