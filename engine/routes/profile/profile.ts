import { Hono } from 'hono';
import type { EngineContext } from '../../context.ts';
import { PROFILE } from './customer-of-call.ts';
import { favouriteRoutes } from './favourites.ts';
import { requestRoutes } from './requests.ts';
import { savedSearchRoutes } from './saved-searches.ts';
import { viewingConditionRoutes } from './viewing-conditions.ts';

/** What customers own; every call needs the customer's own token. */
export function profileRoutes(context: EngineContext): Hono {
  return new Hono()
    .use(`${PROFILE}/*`, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .route('/', favouriteRoutes(context))
    .route('/', requestRoutes(context))
    .route('/', savedSearchRoutes(context))
    .route('/', viewingConditionRoutes(context));
}
