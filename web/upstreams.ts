import { API_TOKEN_HEADER } from '#engine/api-token.ts';
import type { Config } from '#engine/config.ts';
import type { Engine } from '#engine/engine.ts';
import { withFileUrls } from '#gateway/datasources/rewritten-upstream.ts';
import type { Upstream, Upstreams } from '#gateway/datasources/upstream.ts';

type UpstreamConfig = Pick<Config, 'engineUrl' | 'apiUrl' | 'gusApiUrl' | 'apiToken'> &
  Partial<Pick<Config, 'legacyFileHosts' | 'apiWithholds'>>;

type EmbeddedEngine = Pick<Engine, 'fetch'> & Partial<Pick<Engine, 'callDirectly'>>;

/** Base URL of the embedded engine in requests that never leave the process. */
const EMBEDDED_URL = 'http://engine.internal';

/** Each service at its configured URL, or else the embedded engine, which is created on first use. */
export function upstreams(
  { engineUrl, apiUrl, gusApiUrl, apiToken, apiWithholds, legacyFileHosts = [] }: UpstreamConfig,
  startEngine: () => EmbeddedEngine,
): Upstreams {
  let engine: EmbeddedEngine | null = null;
  const choose = (url: string | undefined, token?: string, withholds = false): Upstream => {
    if (url) return { baseUrl: url, fetch: (request) => fetch(signed(request, apiToken)), token, withholds };
    const started = engine ?? startEngine();
    engine = started;

    return {
      baseUrl: EMBEDDED_URL,
      fetch: (request) => started.fetch(request),
      callDirectly: started.callDirectly,
      withholds: true,
    };
  };

  const pages = withFileUrls(choose(engineUrl), legacyFileHosts);

  return { engine: pages, api: choose(apiUrl, apiToken, apiWithholds), geo: choose(gusApiUrl, apiToken) };
}

/** A standalone engine requires its token, in addition to the agents' own tokens. */
function signed(request: Request, apiToken: string | undefined): Request {
  if (apiToken) request.headers.set(API_TOKEN_HEADER, apiToken);

  return request;
}
