import { randomUUID } from 'node:crypto';
import { TrieRouter } from 'hono/router/trie-router';
import type { Logger } from 'pino';

const REQUEST_ID_HEADER = 'x-request-id';
/** Longer or other ids are replaced: they are copied to a header and to the log. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

type Fetch = (request: Request) => Promise<Response>;
type Options = {
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  routes: readonly { method: string; path: string }[];
};

/** One log line for each call of a standalone engine, with the pattern of its path: the path itself may hold ids of people. */
export function withRequestLog(fetch: Fetch, { log, routes }: Options): Fetch {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) router.add(method, path, path);
  const routeOf = (method: string, path: string) => router.match(method, path)[0].at(-1)?.[0] ?? '*';

  return async (request) => {
    const begun = performance.now();
    const given = request.headers.get(REQUEST_ID_HEADER) ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    const { method } = request;
    const fetched = await fetch(request);
    const { status } = fetched;

    log[status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'](
      {
        requestId,
        method,
        route: routeOf(method, new URL(request.url).pathname),
        status,
        durationMs: Math.round((performance.now() - begun) * 10) / 10,
      },
      'Request completed',
    );
    const response = new Response(fetched.body, fetched);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  };
}
