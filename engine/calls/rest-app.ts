import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EngineContext } from '../context.ts';
import { EngineError, notFound } from '../errors.ts';
import { allowedMethods } from '../routes/allowed-methods.ts';
import { rejectZero } from '../routes/reject-zero.ts';
import { readToken } from '../routes/require-agent.ts';
import { ROUTES } from '../routes/routes.ts';
import type { FailedCall } from './failed-call.ts';

/** The REST calls of docs/rest-calls.md. */
export function createRestApp(context: EngineContext, failed: FailedCall): Hono {
  const app = new Hono();
  app.use(rejectZero);
  // What somebody signed in receives is theirs: no cache may store it.
  app.use(async (c, next) => {
    await next();
    if (readToken(c.req.raw)) c.header('cache-control', 'no-store');
  });

  for (const routes of ROUTES) app.route('/', routes(context));

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    if (allowed.length === 0) throw notFound('This address');

    c.header('Allow', allowed.join(', '));
    throw new EngineError('method_not_allowed', `This URL takes ${allowed.join(' and ')}`);
  });
  app.onError((error, c) => {
    const { status, json } = failed(error, c.req);

    return c.json(json as object, status as ContentfulStatusCode);
  });

  return app;
}
