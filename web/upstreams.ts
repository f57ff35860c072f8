import { API_TOKEN_HEADER } from '#engine/api-token.ts';
import type { Config } from '#engine/config.ts';
import type { Engine } from '#engine/engine.ts';
import { withFileAddresses } from '#gateway/datasources/rewritten-upstream.ts';
import type { Upstream, Upstreams } from '#gateway/datasources/upstream.ts';

type Addresses = Pick<Config, 'engineUrl' | 'apiUrl' | 'gusApiUrl' | 'apiToken'> &
  Partial<Pick<Config, 'legacyFileHosts' | 'apiWithholds'>>;

type Served = Pick<Engine, 'fetch'> & Partial<Pick<Engine, 'ask'>>;

/** Address of the embedded engine in requests that never leave the process. */
const EMBEDDED_URL = 'http://engine.internal';

/** Each service is the one at its address, or the engine in this process, which starts only when it serves one. */
export function upstreams(
  { engineUrl, apiUrl, gusApiUrl, apiToken, apiWithholds, legacyFileHosts = [] }: Addresses,
  startEngine: () => Served,
): Upstreams {
  let engine: Served | null = null;
  const choose = (url: string | undefined, token?: string, withholds = false): Upstream => {
    if (url) return { baseUrl: url, fetch: (request) => fetch(signed(request, apiToken)), token, withholds };
    const started = engine ?? startEngine();
    engine = started;

    return {
      baseUrl: EMBEDDED_URL,
      fetch: (request) => started.fetch(request),
      ask: started.ask,
      withholds: true,
    };
  };

  const pages = withFileAddresses(choose(engineUrl), legacyFileHosts);

  return { engine: pages, api: choose(apiUrl, apiToken, apiWithholds), geo: choose(gusApiUrl, apiToken) };
}

/** An engine that runs alone answers only who shows its token; agents' own tokens go beside it. */
function signed(request: Request, apiToken: string | undefined): Request {
  if (apiToken) request.headers.set(API_TOKEN_HEADER, apiToken);

  return request;
}
