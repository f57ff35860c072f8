import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import pino from 'pino';
import type { EngineContext } from './context.ts';
import { EngineError, notFound } from './errors.ts';
import type { VerifyToken } from './identity/token-claims.ts';
import { adminPageRoutes } from './routes/admin-pages.ts';
import { adminSettingsRoutes } from './routes/admin-settings.ts';
import { agentRoutes } from './routes/agents.ts';
import { allowedMethods } from './routes/allowed-methods.ts';
import { placeRoutes } from './routes/places.ts';
import { publicRoutes } from './routes/public.ts';
import { refuseZero } from './routes/refuse-zero.ts';
import { searchRoutes } from './routes/search.ts';
import { serviceRoutes } from './routes/services.ts';
import { sourceRoutes } from './routes/sources.ts';
import { createSpaceCache } from './space-cache.ts';
import type { Store } from './store/db.ts';

export type EngineLog = { error(details: object, message: string): void };

export type EngineOptions = {
  store: Store;
  clock?: () => Date;
  verifyToken: VerifyToken;
  /** Without it nobody can invalidate. */
  invalidateSecret?: string;
  log?: EngineLog;
};

export type Engine = { fetch(request: Request): Promise<Response> };

/** The REST calls of docs/rest-calls.md as a fetch handler. */
export function createEngine({
  store,
  clock = () => new Date(),
  verifyToken,
  invalidateSecret,
  log = pino(),
}: EngineOptions): Engine {
  const context: EngineContext = {
    db: store.db,
    clock,
    cache: createSpaceCache(clock),
    verifyToken,
    invalidateSecret,
  };
  const app = new Hono();
  app.use(refuseZero);

  for (const routes of [
    publicRoutes,
    adminPageRoutes,
    adminSettingsRoutes,
    agentRoutes,
    searchRoutes,
    placeRoutes,
    sourceRoutes,
    ...serviceRoutes,
  ]) {
    app.route('/', routes(context));
  }

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    if (allowed.length === 0) throw notFound('This address');

    c.header('Allow', allowed.join(', '));
    throw new EngineError('method_not_allowed', `This address takes ${allowed.join(' and ')}`);
  });

  app.onError((error, c) => {
    if (error instanceof EngineError) return c.json({ error }, error.status);

    const id = randomUUID();
    log.error({ id, method: c.req.method, path: c.req.path, err: error }, 'A call failed');

    return c.json({ error: { code: 'internal', message: 'Internal Server Error', id } }, 500);
  });

  return { fetch: async (request) => app.fetch(request) };
}
