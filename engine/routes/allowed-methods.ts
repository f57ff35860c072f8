import type { Hono } from 'hono';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE'];

/** The methods that an address answers; none for an address that does not exist. */
export function allowedMethods(app: Hono, path: string): string[] {
  return METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}
