import type { Config } from '#engine/config.ts';
import type { Engine } from '#engine/engine.ts';
import type { Upstream, Upstreams } from '#gateway/datasources/upstream.ts';

/** Address of the embedded engine in requests that never leave the process. */
const EMBEDDED_URL = 'http://engine.internal';

/** Each service is the one at its address, or the engine in this process. */
export function upstreams({ engineUrl, apiUrl, gusApiUrl }: Config, engine: Engine): Upstreams {
  const embedded: Upstream = { baseUrl: EMBEDDED_URL, fetch: (request) => engine.fetch(request) };
  const choose = (url: string | undefined): Upstream =>
    url ? { baseUrl: url, fetch: (request) => fetch(request) } : embedded;

  return { engine: choose(engineUrl), api: choose(apiUrl), geo: choose(gusApiUrl) };
}
