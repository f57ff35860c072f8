import type { UpstreamName, Upstreams } from '../datasources/upstream.ts';

/** The same upstreams with a log of the requests, as `GET /path?query` in order. */
export function countCalls(upstreams: Upstreams) {
  const log: string[] = [];
  const requests: Request[] = [];
  const counted = (name: UpstreamName) => ({
    ...upstreams[name],
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url);
      log.push(`${request.method} ${pathname}${search}`);
      requests.push(request.clone());
      return upstreams[name].fetch(request);
    },
  });

  return {
    upstreams: { engine: counted('engine'), api: counted('api'), geo: counted('geo') } satisfies Upstreams,
    log,
    requests,
    /** Clears the log. */
    reset: () => {
      log.length = 0;
      requests.length = 0;
    },
  };
}
