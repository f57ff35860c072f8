import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { hierarchiesAt, readPlace, spaceOutlines } from '../../operations/listings/places.ts';
import { parseQuery } from '../parse.ts';

const degrees = (name: string, most: number) => {
  const error = `${name} is a number from -${most} to ${most}`;

  return z.coerce.number({ error }).min(-most, error).max(most, error);
};

export const latitude = degrees('lat', 90);
export const longitude = degrees('lon', 180);

const pointQuery = z.object({ lat: latitude, lon: longitude });

/** Who's On First places and their outlines. */
export function placeRoutes(context: EngineContext): Hono {
  return new Hono()
    .get('/whosonfirst/places/getHierarchiesByLatLon', async (c) => {
      const point = parseQuery(pointQuery, c.req.raw);

      return c.json({ hierarchies: await hierarchiesAt(context, point) });
    })
    .get('/whosonfirst/:id', async (c) => c.json(await readPlace(context, c.req.param('id'))))
    .get('/places/outlines/:spaceID', async (c) =>
      c.json(await spaceOutlines(context, c.req.param('spaceID'))),
    );
}
