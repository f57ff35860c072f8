import type { Hono } from 'hono';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE'];

/** The methods of a path; empty for an unknown path. */
export function allowedMethods(app: Hono, path: string): string[] {
  return METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}
