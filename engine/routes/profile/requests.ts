import { Hono } from 'hono';
import type { EngineContext } from '../../context.ts';
import { cancelRequest, readRequests } from '../../operations/profile/requests.ts';
import { parseQuery } from '../parse.ts';
import { ownedKeyOf, PROFILE } from './customer-of-call.ts';
import { pageQuery } from './page-query.ts';

/** What a customer has requested by forms. */
export function requestRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${PROFILE}/requests/:source`, async (c) => {
      const key = await ownedKeyOf(context, c);

      return c.json(await readRequests(context, key, parseQuery(pageQuery, c.req.raw)));
    })
    .post(`${PROFILE}/requests/:source/id/:id/cancel`, async (c) => {
      const key = await ownedKeyOf(context, c);

      return c.json(await cancelRequest(context, { ...key, id: c.req.param('id') }));
    });
}
